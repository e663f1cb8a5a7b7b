import type { Knowledge } from "@askery/api";
import type { Catalog, CatalogTable, ColumnValues } from "@askery/model";
import { expect, test } from "vitest";
import { applyKnowledge } from "./apply-knowledge.ts";
import { noKnowledge, type Annotation, type SavedEntry } from "./knowledge-of.ts";
import { otherName } from "./other-names.ts";

function table(name: string, columns: readonly string[]): CatalogTable {
  return {
    id: name,
    schema: null,
    name,
    kind: "table",
    comment: `comment of ${name}`,
    rowEstimate: 3,
    primaryKey: ["id"],
    columns: columns.map((column) => ({
      name: column,
      type: column === "id" ? "integer" : "text",
      nativeType: "text",
      encoding: null,
      isNullable: true,
      isUnique: false,
      comment: null,
      profile: null,
    })),
  };
}

const link = (from: string, column: string, to: string) => ({
  from: { table: from, columns: [column] },
  to: { table: to, columns: ["id"] },
});

const catalog: Catalog = {
  tables: [table("orders", ["id", "customer_id", "note"]), table("customers", ["id", "name", "email"])],
  relationships: [{ ...link("orders", "customer_id", "customers"), origin: "inferred" }],
};
const values: readonly ColumnValues[] = [
  { table: "customers", column: "name", values: ["Ada"], isComplete: true },
  { table: "customers", column: "email", values: ["ada@example.com"], isComplete: true },
];
const note = (more: Partial<Annotation>): Annotation => ({
  table: "customers",
  column: null,
  isHidden: false,
  isPrivate: false,
  description: null,
  meaning: {},
  ...more,
});

const namesOf = (of: Catalog) => of.tables.map(({ id, columns }) => [id, ...columns.map(({ name }) => name)]);

test("without knowledge the contents do not change", () => {
  expect(applyKnowledge({ catalog, values }, noKnowledge)).toEqual({
    catalog,
    values,
    glossary: { entries: [], examples: [], filters: [], calendarRules: [], stopWords: [] },
    corrections: [],
  });
});

test("a private column is removed with all its values", () => {
  const applied = applyKnowledge(
    { catalog, values },
    { ...noKnowledge, annotations: [note({ column: "email", isPrivate: true })] },
  );
  expect(JSON.stringify(applied)).not.toContain("email");
  expect(JSON.stringify(applied)).not.toContain("ada@example.com");
});

test("a hidden table is removed with its relationships and values", () => {
  const applied = applyKnowledge(
    { catalog, values },
    { ...noKnowledge, annotations: [note({ isHidden: true })] },
  );
  expect([namesOf(applied.catalog), applied.catalog.relationships, applied.values]).toEqual([
    [["orders", "id", "customer_id", "note"]],
    [],
    [],
  ]);
});

test("a key with a hidden column is not a key", () => {
  const applied = applyKnowledge(
    { catalog, values },
    { ...noKnowledge, annotations: [note({ column: "id", isHidden: true })] },
  );
  expect(applied.catalog.tables[1]?.primaryKey).toEqual([]);
});

test("descriptions replace comments, and other names are words of the glossary", () => {
  const applied = applyKnowledge(
    { catalog, values },
    {
      ...noKnowledge,
      annotations: [note({ description: "Who buys" }), note({ column: "name", description: "Full name" })],
      entries: [
        { id: "e1", entry: otherName("buyer", "customers", null), effects: [] },
        { id: "e2", entry: otherName("person", "customers", "name"), effects: [] },
        { id: "e3", entry: otherName("nothing", "gone", null), effects: [] },
      ],
    },
  );
  expect(applied.catalog.tables[1]).toMatchObject({ comment: "Who buys" });
  expect(applied.catalog.tables[1]?.columns[1]).toMatchObject({ comment: "Full name" });
  expect(applied.glossary.entries).toEqual([
    { id: "e1", phrase: "buyer", meaning: { kind: "table", table: "customers" } },
    { id: "e2", phrase: "person", meaning: { kind: "column", table: "customers", column: "name" } },
  ]);
});

test("rejected relationships are removed, confirmed and added ones count as given", () => {
  const found = link("orders", "customer_id", "customers");
  const given = link("customers", "name", "orders");
  const relate = (verdict: "rejected" | "confirmed") =>
    applyKnowledge(
      { catalog, values },
      {
        ...noKnowledge,
        links: [
          { ...found, verdict },
          { ...given, verdict: "given" },
        ],
      },
    ).catalog.relationships;
  expect(relate("rejected")).toEqual([{ ...given, origin: "given" }]);
  expect(relate("confirmed")).toEqual([
    { ...found, origin: "given" },
    { ...given, origin: "given" },
  ]);
});

test("metrics and values are words; entries about a removed column have no effect", () => {
  const saved: readonly Knowledge[] = [
    { kind: "metric", name: "order count", table: "orders", expression: "count(*)", description: null },
    { kind: "metric", name: "bad", table: "orders", expression: "sum(total)", description: null },
    {
      kind: "synonym",
      phrase: "countess",
      table: "customers",
      column: "name",
      value: "Ada",
      condition: null,
    },
    { kind: "synonym", phrase: "x", table: "customers", column: "gone", value: null, condition: null },
    { kind: "rule", text: "Ada is a test customer." },
  ];
  const entries = saved.map((entry): SavedEntry => ({ entry, effects: [] }));
  const applied = applyKnowledge({ catalog, values }, { ...noKnowledge, entries });
  expect(applied.glossary.entries).toEqual([
    {
      phrase: "order count",
      meaning: {
        kind: "metric",
        table: "orders",
        expression: { kind: "aggregate", function: "count", of: null, where: null },
      },
    },
    {
      phrase: "countess",
      meaning: { kind: "value", table: "customers", column: "name", value: "Ada" },
    },
  ]);
});

test("a rule is what it became, and all of it or nothing", () => {
  const isNamed = (column: string) =>
    ({
      kind: "compare",
      left: { kind: "column", source: "s0", column },
      operator: "=",
      right: { kind: "literal", value: { type: "text", value: "Ada" } },
    }) as const;
  const rule = (column: string): SavedEntry => ({
    id: "r1",
    entry: { kind: "rule", text: "Only Ada counts. The fiscal year starts in April." },
    effects: [
      { effect: { kind: "filter", table: "customers", condition: isNamed(column) }, text: "" },
      { effect: { kind: "fiscal-year", startMonth: 4 }, text: "" },
    ],
  });
  const apply = (one: SavedEntry) =>
    applyKnowledge({ catalog, values }, { ...noKnowledge, entries: [one] }).glossary;
  const text = "Only Ada counts. The fiscal year starts in April.";
  expect(apply(rule("name"))).toMatchObject({
    filters: [{ table: "customers", condition: isNamed("name"), text, id: "r1" }],
    calendarRules: [{ text, id: "r1", effect: { kind: "fiscal-year", startMonth: 4 } }],
  });
  expect(apply(rule("gone"))).toMatchObject({ filters: [], calendarRules: [] });
});
