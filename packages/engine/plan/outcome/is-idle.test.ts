import { planRows, type Catalog, type ColumnProfile, type Condition } from "@askery/model";
import { expect, test } from "vitest";
import { shop } from "../../shop-catalog.test-support.ts";
import { schemaOf } from "../schema/schema-of.test-support.ts";
import { isIdle } from "./is-idle.ts";

const profile: ColumnProfile = { rowCount: 100, nullCount: 0, distinctCount: 40, min: "10", max: "500" };

/** The shop whose orders have this profile in one column. */
function schemaWith(column: string, given: Partial<ColumnProfile>) {
  const tables = shop.tables.map((table) => ({
    ...table,
    columns: table.columns.map((one) =>
      table.id === "orders" && one.name === column ? { ...one, profile: { ...profile, ...given } } : one,
    ),
  }));
  const catalog: Catalog = { ...shop, tables };
  return schemaOf(catalog);
}

const orders = planRows("orders");

const compare = (column: string, operator: "=" | "<" | ">" | ">=", value: string): Condition => ({
  kind: "compare",
  left: { kind: "column", source: "s0", column },
  operator,
  right: { kind: "literal", value: { type: "number", value } },
});
const isNull = (column: string): Condition => ({
  kind: "null",
  value: { kind: "column", source: "s0", column },
});

test.each([
  ["above the largest", compare("total", ">", "500"), true],
  ["below the smallest", compare("total", "<", "10"), true],
  ["at least the smallest", compare("total", ">=", "10"), true],
  ["within the range", compare("total", ">", "499"), false],
  ["empty where nothing is", isNull("total"), true],
  ["not empty where nothing is", { kind: "not", condition: isNull("total") }, true],
  ["one of many values", compare("total", "=", "20"), false],
] as const)("%s: %#", (_, condition, expected) => {
  expect(isIdle(condition, orders, schemaWith("total", {}))).toBe(expected);
});

test("equal to the only value keeps everything", () => {
  expect(isIdle(compare("total", "=", "10"), orders, schemaWith("total", { distinctCount: 1 }))).toBe(true);
});

test("without rows, statistics say nothing", () => {
  expect(isIdle(isNull("total"), orders, schemaWith("total", { rowCount: 0 }))).toBe(false);
});
