import { expect, test } from "vitest";
import type { CatalogColumn } from "@askery/model";
import { lexiconOf } from "./lexicon-of.test-support.ts";
import { describeColumn } from "./lexicon.ts";
import { shopCatalog, shopLexicon } from "./shop.test-support.ts";

function usesOf(table: string, column: string): readonly string[] {
  return [...(describeColumn(shopLexicon, table, column)?.uses ?? [])].toSorted();
}

test("keys and references are not measures", () => {
  expect(usesOf("customers", "id")).toEqual(["key"]);
  expect(usesOf("orders", "customer_id")).toEqual(["reference"]);
});

test("figures are measures, and a year is a date", () => {
  expect(usesOf("orders", "total")).toEqual(["measure"]);
  expect(usesOf("products", "launch_year")).toEqual(["date", "year"]);
});

test("a name column names its row, and is a person if rows are people", () => {
  expect(usesOf("customers", "name")).toEqual(["person"]);
  expect(shopLexicon.tables.get("products")?.meaning.rowName.value).toEqual(["product_name"]);
});

test("yes-or-no columns are flags, by type or by values", () => {
  expect(usesOf("customers", "is_active")).toEqual(["flag"]);
  expect(describeProfiled({ type: "text", min: "no", max: "yes", distinctCount: 2 })).toContain("flag");
  expect(describeProfiled({ type: "integer", min: "0", max: "1", distinctCount: 2 })).toContain("flag");
});

test("a birth date is not the date of a row", () => {
  expect(shopLexicon.tables.get("orders")?.meaning.date.value).toBe("orderedAt");
  expect(shopLexicon.tables.get("products")?.meaning.date.value).toBe("launch_year");
});

test("shows first and last name together", () => {
  const lexicon = prepareWith([textColumn("fname"), textColumn("lname"), textColumn("email")]);
  expect(lexicon.tables.get("staff")?.meaning.rowName.value).toEqual(["fname", "lname"]);
});

interface Profiled {
  readonly type: CatalogColumn["type"];
  readonly min: string;
  readonly max: string;
  readonly distinctCount: number;
}

function describeProfiled({ type, min, max, distinctCount }: Profiled): readonly string[] {
  const profile = { rowCount: 100, nullCount: 0, distinctCount, min, max };
  const shown = textColumn("title");
  const lexicon = prepareWith([shown, { ...textColumn("answer"), type, profile }]);
  return [...(describeColumn(lexicon, "staff", "answer")?.uses ?? [])].toSorted();
}

function prepareWith(columns: readonly CatalogColumn[]) {
  const [table] = shopCatalog.tables;
  const tables =
    table === undefined ? [] : [{ ...table, id: "staff", name: "staff", columns, primaryKey: [] }];
  return lexiconOf({ tables, relationships: [] });
}

function textColumn(name: string): CatalogColumn {
  const rest = {
    nativeType: "text",
    encoding: null,
    isNullable: true,
    isUnique: false,
    comment: null,
    profile: null,
  };
  return { name, type: "text", ...rest };
}
