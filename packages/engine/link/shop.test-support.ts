import {
  defaultSettings,
  finish,
  type Catalog,
  type CatalogColumn,
  type ColumnType,
  type ColumnValues,
  type Glossary,
} from "@askery/model";
import { readQuestion } from "../question/read-question.ts";
import { linkMentions } from "./link-mentions.ts";
import { lexiconOf } from "./lexicon-of.test-support.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Mention } from "./mention.ts";

const types: ReadonlyMap<string, ColumnType> = new Map(
  (["text", "integer", "decimal", "boolean", "date", "timestamp"] as const).map((type) => [type, type]),
);

/** A small shop for linking tests: names in several styles, values in several scripts. */
export const shopCatalog: Catalog = {
  tables: [
    table("customers", [
      "id integer",
      "name text",
      "country text",
      "birth_date date",
      "is_active boolean",
      "sex text",
    ]),
    table("orders", [
      "id integer",
      "customer_id integer",
      "orderedAt timestamp",
      "payment_method text",
      "total decimal",
    ]),
    table("products", [
      "product_id integer",
      "product_name text",
      "list_price decimal",
      "weight_kg decimal",
      "launch_year integer",
    ]),
    table("dept", ["deptNo integer", "dname text", "num_employees integer", "dob date"]),
  ],
  relationships: [
    {
      from: { table: "orders", columns: ["customer_id"] },
      to: { table: "customers", columns: ["id"] },
      origin: "declared",
    },
  ],
};

export const shopValues: readonly ColumnValues[] = [
  values("customers", "country", ["France", "Germany", "United States", "O’Brien Island", "日本"]),
  values("customers", "sex", ["F", "M"]),
  values("orders", "payment_method", ["Card", "Bank transfer", "Gift card"]),
  values("products", "product_name", ["Sofa", "Dining Tables", "Brown Lamp 40W"]),
];

export const shopLexicon: Lexicon = prepareShop({ entries: [] });

export function prepareShop(glossary: Glossary): Lexicon {
  return lexiconOf(shopCatalog, shopValues, glossary);
}

/** Links a question to the shop and formats each mention with at least this score as "words → target stage". */
export function linkShop(text: string, least = 0.55, lexicon = shopLexicon): readonly string[] {
  const read = readQuestion(text, { today: "2026-11-20", settings: defaultSettings });
  if (read.kind !== "question") return [];
  const { question } = read;
  return finish(linkMentions(question, lexicon))
    .filter(({ score }) => score >= least)
    .map((mention) => {
      const typed = question.words.slice(mention.range.from, mention.range.to).map((word) => word.text);
      return `${typed.join(" ")} → ${writeTarget(mention)} ${mention.stage}${mention.isGuess ? "?" : ""}`;
    });
}

function writeTarget({ target }: Mention): string {
  switch (target.kind) {
    case "table":
      return target.table;
    case "column":
      return `${target.table}.${target.column}`;
    case "value":
      return `${target.table}.${target.column}=${target.value}`;
    case "glossary":
      return `[${target.entry.phrase}]`;
  }
}

function table(name: string, columns: readonly string[]): Catalog["tables"][number] {
  const [key = ""] = columns.map((column) => column.split(" ")[0] ?? "");
  return {
    id: name,
    schema: null,
    name,
    kind: "table",
    comment: null,
    rowEstimate: 100,
    columns: columns.map(column),
    primaryKey: [key],
  };
}

function column(spelled: string): CatalogColumn {
  const [name = "", type = ""] = spelled.split(" ");
  return {
    name,
    type: types.get(type) ?? "other",
    nativeType: type,
    encoding: null,
    isNullable: true,
    isUnique: false,
    comment: null,
    profile: null,
  };
}

function values(table: string, column: string, values: readonly string[]): ColumnValues {
  return { table, column, values, isComplete: true };
}
