import type { SchemaChange } from "@askery/api";
import type { QueryPlan } from "@askery/model";
import { expect, test } from "vitest";
import { findFirstUsed } from "./find-first-used.ts";

const gone = (table: string, column: string | null): SchemaChange => ({
  kind: column === null ? "table-removed" : "column-removed",
  table,
  column,
  summary: `${table}.${column ?? "*"} is gone`,
});

/** The revenue of orders, filtered by customers in the query `inner`. */
const plan: QueryPlan = {
  kind: "query",
  sources: [{ kind: "table", id: "s0", table: "orders", join: null }],
  filters: [
    {
      kind: "inPlan",
      value: { kind: "column", source: "s0", column: "customer_id" },
      plan: {
        kind: "query",
        sources: [{ kind: "table", id: "s0", table: "sales.customers", join: null }],
        filters: [],
        aggregation: "distinct",
        dimensions: [
          {
            id: "id",
            label: "id",
            expression: { kind: "column", source: "s0", column: "id" },
            isShown: true,
            format: null,
          },
        ],
        measures: [],
        having: [],
        order: [],
        limit: null,
      },
    },
  ],
  aggregation: "group",
  dimensions: [],
  measures: [
    {
      id: "total",
      label: "total",
      expression: {
        kind: "aggregate",
        function: "sum",
        of: { kind: "column", source: "s0", column: "total" },
        where: null,
      },
      isShown: true,
      format: null,
    },
  ],
  having: [],
  order: [],
  limit: null,
};

test.each([
  ["a column that it sums", "orders", "total", true],
  ["a column that it filters by", "orders", "customer_id", true],
  ["a table of an inner query", "sales.customers", null, true],
  ["a column of an inner query", "sales.customers", "id", true],
  ["a column of the same name elsewhere", "sales.customers", "total", false],
  ["a column that it does not use", "orders", "note", false],
  ["another table", "stores", null, false],
])("a plan: %s", (_, table, column, isAffected) => {
  expect(findFirstUsed(plan, [gone(table, column)]) !== null).toBe(isAffected);
});

test.each([
  ["SELECT sum(total) FROM orders", "orders", "total", true],
  ["SELECT sum(total) FROM orders", "orders", "tot", false],
  ["SELECT sum(total) FROM sales.Orders", "sales.orders", null, true],
  ["SELECT sum(total) FROM reorders", "orders", null, false],
  ["SELECT a$b FROM t", "t", "a$b", true],
])("names in SQL are words: %s %s.%s", (text, table, column, isAffected) => {
  expect(findFirstUsed({ kind: "sql", text }, [gone(table, column)]) !== null).toBe(isAffected);
});
