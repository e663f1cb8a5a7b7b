import type { Cell, ColumnType, Plan, QueryPlan } from "@askery/model";
import { expect, test } from "vitest";
import {
  aggregate,
  by,
  col,
  countOrders,
  dimension,
  during,
  from,
  is,
  join,
  measure,
  query,
  revenue,
  rows,
} from "../../chart/shop.test-support.ts";
import { shop } from "../../shop-catalog.test-support.ts";
import { findRollUp } from "./find-roll-up.ts";
import { rollUpTable } from "./roll-up-table.ts";

const context = { catalog: shop, dialect: "postgres" } as const;
const orders = from("orders");
const status = dimension("status", col("s0", "status"));
const total = query({ sources: orders, measures: [countOrders] });
const byStatus = query({ sources: orders, dimensions: [status], measures: [countOrders] });

const follows = (one: Plan, other: Plan) => findRollUp(one, other, context) !== null;

test("counts, sums, minima and maxima follow from groups; averages and distinct counts do not", () => {
  const of = col("s0", "total");
  const functions = ["count", "sum", "min", "max", "avg", "countDistinct", "median", "stddev"] as const;
  const following = functions.filter((name) => {
    const measures = [measure("m", aggregate(name, of))];
    return follows({ ...total, measures }, { ...byStatus, measures });
  });
  expect(following).toEqual(["count", "sum", "min", "max"]);
});

test("a total names the columns of its breakdown, in its own order", () => {
  const sum = measure("sum", aggregate("sum", col("s0", "total")));
  const both = { ...total, measures: [sum, countOrders] };
  expect(findRollUp(both, { ...byStatus, measures: [countOrders, sum] }, context)).toEqual({
    columns: [
      { name: "sum", of: 2, function: "sum" },
      { name: "orders", of: 1, function: "count" },
    ],
  });
});

test("nothing follows from a breakdown that lacks groups or figures", () => {
  const having = [is({ kind: "output", output: "orders" }, "9")];
  const hidden = { ...countOrders, isShown: false };
  const others: readonly Partial<QueryPlan>[] = [
    { having },
    { order: by("orders"), limit: { count: 5, per: [] } },
    { measures: [revenue] },
    { measures: [hidden, revenue] },
    { aggregation: "distinct" },
    { dimensions: [] },
  ];
  expect(others.filter((other) => follows(total, { ...byStatus, ...other }))).toEqual([]);
  expect(follows(total, { ...byStatus, order: by("orders") })).toBe(true);
});

test("both have the same filters, in any order and words", () => {
  const paid = is(col("s0", "status"), "paid");
  const inYear = (words: string) => during(col("s0", "ordered_at"), "2026-01-01", "2027-01-01", words);
  const filtered = { ...total, filters: [paid, inYear("this year")] };
  expect(follows(filtered, { ...byStatus, filters: [inYear("2026"), paid] })).toBe(true);
  expect(follows(filtered, { ...byStatus, filters: [paid] })).toBe(false);
  expect(follows(total, { ...byStatus, filters: [paid] })).toBe(false);
});

test("a total is one row without conditions on it", () => {
  expect(follows(byStatus, byStatus)).toBe(false);
  expect(follows({ ...total, having: [is({ kind: "output", output: "orders" }, "9")] }, byStatus)).toBe(
    false,
  );
  const share = measure("share", { kind: "share", of: { kind: "output", output: "orders" }, within: [] });
  expect(follows({ ...total, measures: [countOrders, share] }, byStatus)).toBe(false);
  expect(follows({ kind: "sql", text: "SELECT 1" }, byStatus)).toBe(false);
});

test("a joined table may break rows down if the database guarantees that none is lost or doubled", () => {
  const [catalog, name] = [keyed(shop), dimension("name", col("s1", "name"))];
  const joined = (how: "left" | "inner", isFanOut = false): QueryPlan => {
    const source = join("s1", "customers", ["s0", "customer_id"], isFanOut);
    const sources = [...orders, { ...source, join: source.join && { ...source.join, how } }];
    return { ...byStatus, sources, dimensions: [name] };
  };
  const find = (plan: Plan, known = catalog, dialect: "postgres" | "clickhouse" | "sqlite" = "postgres") =>
    findRollUp(total, plan, { catalog: known, dialect }) !== null;
  expect([find(joined("left")), find(joined("inner")), find(joined("left", true))]).toEqual([
    true,
    true,
    false,
  ]);
  // A row without a customer is in no group.
  expect(find(joined("inner"), keyed(shop, { isNullable: true }))).toBe(false);
  // SQLite may not enforce foreign keys, and the keys of ClickHouse are not unique.
  expect([find(joined("left"), catalog, "sqlite"), find(joined("inner"), catalog, "sqlite")]).toEqual([
    true,
    false,
  ]);
  expect(find(joined("left"), catalog, "clickhouse")).toBe(false);
});

/** The shop with a declared key of customers, to which orders refer. */
function keyed(catalog: typeof shop, { isNullable = false } = {}): typeof shop {
  const tables = catalog.tables.map((table) => ({
    ...table,
    primaryKey: table.id === "customers" ? ["id"] : table.primaryKey,
    columns: table.columns.map((one) => (one.name === "customer_id" ? { ...one, isNullable } : one)),
  }));
  const from = { table: "orders", columns: ["customer_id"] };
  return {
    tables,
    relationships: [{ from, to: { table: "customers", columns: ["id"] }, origin: "declared" }],
  };
}

test("values of list columns are in several groups, so no total follows from them", () => {
  const tables = shop.tables.map((table) => ({
    ...table,
    columns: table.columns.map((one) => (one.name === "status" ? { ...one, isList: true as const } : one)),
  }));
  const catalog = { ...shop, tables };
  expect(findRollUp(total, byStatus, { ...context, catalog })).toBeNull();
});

/** The figure over groups with these cells; "none" if it is not certain. */
function rolled(
  name: "count" | "sum" | "min" | "max",
  cells: readonly Cell[],
  { type = "integer", dialect = "postgres" }: { type?: ColumnType; dialect?: "postgres" | "sqlite" } = {},
): Cell {
  const table = rows(
    ["m"],
    cells.map((cell) => [cell]),
    [type],
  );
  const of = { columns: [{ name: "m", of: 0, function: name }] };
  const found = rollUpTable(table, of, { dialect });
  return found === null ? "none" : (found.values[0]?.[0] ?? null);
}

test("groups without a name count, groups without a value do not", () => {
  expect([rolled("sum", [1, null, 4]), rolled("min", [3, null]), rolled("count", [2, 0])]).toEqual([5, 3, 2]);
  expect([rolled("sum", [null]), rolled("max", []), rolled("count", [])]).toEqual([null, null, 0]);
});

test("sums are exact, however large, or are left to the database", () => {
  expect(rolled("sum", [9_007_199_254_740_991, 2])).toBe("9007199254740993");
  expect(rolled("sum", ["9007199254740993", -2])).toBe(9_007_199_254_740_991);
  expect(rolled("sum", [0.1, 0.2, -1.05], { type: "decimal" })).toBe(-0.75);
  expect(rolled("sum", [999_999_999_999_999, 1], { type: "decimal" })).toBe("none");
  expect(rolled("sum", ["NaN", 1], { type: "decimal" })).toBe("none");
  expect(rolled("sum", [1.5, 2.5], { type: "float" })).toBe("none");
  expect(rolled("sum", [1.5, 2.5], { type: "decimal", dialect: "sqlite" })).toBe("none");
});

test("numbers and dates have a first and a last, texts only in the database's order", () => {
  expect([rolled("min", [2.5, -1], { type: "float" }), rolled("max", [2, 10])]).toEqual([-1, 10]);
  expect(rolled("max", ["2026-01-02", "2026-01-10"], { type: "date" })).toBe("2026-01-10");
  expect(rolled("min", ["2026-01-02 08:00:00.5", "2026-01-02 08:00:00"], { type: "timestamp" })).toBe(
    "2026-01-02 08:00:00",
  );
  expect(rolled("max", ["a", "B"], { type: "text" })).toBe("none");
});

test("a table that a limit cut gives no total", () => {
  const table = { ...rows(["m"], [[1], [2]]), isTruncated: true };
  const of = { columns: [{ name: "m", of: 0, function: "sum" as const }] };
  expect(rollUpTable(table, of, { dialect: "postgres" })).toBeNull();
});
