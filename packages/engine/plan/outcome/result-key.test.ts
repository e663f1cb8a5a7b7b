import type { QueryPlan } from "@askery/model";
import { expect, test } from "vitest";
import { resultKeyOf } from "./result-key.ts";

const total = { kind: "aggregate", function: "count", of: null, where: null } as const;
const orders: QueryPlan = {
  kind: "query",
  sources: [{ kind: "table", id: "s0", table: "orders", join: null }],
  filters: [],
  aggregation: "group",
  dimensions: [],
  measures: [{ id: "orders", expression: total, label: "orders", isShown: true, format: null }],
  having: [],
  order: [{ by: { kind: "output", output: "orders" }, direction: "descending" }],
  limit: null,
};

test("names, formats and an order that cuts nothing off do not matter", () => {
  const renamed = {
    ...orders,
    order: [],
    measures: orders.measures.map((one) => ({ ...one, label: "count" })),
  };
  expect(resultKeyOf(renamed)).toBe(resultKeyOf(orders));
});

test("an order matters where rows are cut off", () => {
  const cut = { ...orders, limit: { count: 3, per: [] } };
  expect(resultKeyOf({ ...cut, order: [] })).not.toBe(resultKeyOf(cut));
});

test("another filter is another result", () => {
  expect(resultKeyOf({ ...orders, having: [{ kind: "all", conditions: [] }] })).not.toBe(resultKeyOf(orders));
});
