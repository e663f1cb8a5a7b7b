import type { Catalog } from "@askery/model";
import { expect, test } from "vitest";
import { readSchemaQuestion } from "./read-schema-question.ts";

const table = (name: string, rowEstimate: number): Catalog["tables"][number] => ({
  id: name,
  schema: null,
  name,
  kind: "table",
  comment: null,
  rowEstimate,
  primaryKey: [],
  columns: ["id", "unit_price"].map((column) => ({
    name: column,
    type: "integer",
    nativeType: "INTEGER",
    encoding: null,
    isNullable: false,
    isUnique: false,
    comment: null,
    profile: null,
  })),
});
const catalog: Catalog = { tables: [table("orders", 10), table("order_lines", 30)], relationships: [] };
const factsOf = (text: string) => readSchemaQuestion(text, catalog)?.facts ?? null;

test("a question about the tables is refused with their names, largest first", () => {
  expect(factsOf("What tables are there?")).toEqual({ tables: "order lines, orders" });
  expect(factsOf("help!")).toEqual({ tables: "order lines, orders" });
});

test("a question about the columns of a table is refused with their names", () => {
  const facts = { table: "order lines", columns: "id, unit price" };
  expect(factsOf("which columns does order_lines have")).toEqual(facts);
  expect(factsOf("Describe order lines.")).toEqual(facts);
});

test("anything else is a question about the data", () => {
  for (const text of [
    "how many tables were sold",
    "orders",
    "describe customers",
    "",
    "what tables are there ".repeat(99),
  ]) {
    expect(factsOf(text)).toBeNull();
  }
});
