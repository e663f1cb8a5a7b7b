import type { Condition, Expression, Literal } from "@askery/model";
import { expect, test } from "vitest";
import {
  aggregate,
  col,
  dimension,
  during,
  from,
  is,
  measure,
  query,
  salesSources,
  settings,
  describedShop,
} from "../chart/shop.test-support.ts";
import { shop } from "../shop-catalog.test-support.ts";
import { describeCondition, describeRestrictions } from "./describe-condition.ts";

const plan = query({ sources: salesSources });
const scope = { plan, catalog: shop, described: describedShop, settings };

const total = col("s1", "total");
const status = col("s1", "status");
const text = (value: string): Literal => ({ type: "text", value });
const figure = (value: string): Expression => ({ kind: "literal", value: { type: "number", value } });
const compare = (
  left: Expression,
  operator: Extract<Condition, { kind: "compare" }>["operator"],
  right: Expression,
): Condition => ({ kind: "compare", left, operator, right });
const not = (condition: Condition): Condition => ({ kind: "not", condition });
const average: Expression = {
  kind: "scalar",
  plan: query({
    sources: from("orders"),
    measures: [measure("average", aggregate("avg", col("s0", "total")))],
  }),
};

test.each<[Condition, string]>([
  [is(status, "paid"), "status is paid"],
  [not(is(status, "paid")), "status is not paid"],
  [is(col("s3", "name"), "Garden"), "category is Garden"],
  [is(status, "Smith, Ltd"), "status is “Smith, Ltd”"],
  [is(status, ""), "status is “”"],
  [compare(total, ">", figure("100")), "total is over €100"],
  [compare(total, "<=", figure("12345.5")), "total is at most €12,345.50"],
  [not(compare(total, ">", figure("100"))), "total is at most €100"],
  [compare(total, ">", average), "total is over the average total"],
  [compare(col("s0", "discount"), ">=", figure("0.2")), "discount is at least 20%"],
  [
    compare(col("s1", "ordered_at"), "<", { kind: "literal", value: { type: "date", value: "2024-05-05" } }),
    "ordered at is before 5 May 2024",
  ],
  [
    {
      kind: "compare",
      left: col("s2", "is_active"),
      operator: "=",
      right: { kind: "literal", value: { type: "boolean", value: false } },
    },
    "is not active",
  ],
  [{ kind: "between", value: total, low: figure("10"), high: figure("20") }, "total is between €10 and €20"],
  [{ kind: "in", value: status, options: [text("paid"), text("shipped")] }, "status is paid or shipped"],
  [
    not({ kind: "in", value: status, options: [text("paid"), text("shipped")] }),
    "status is not paid or shipped",
  ],
  [
    { kind: "in", value: status, options: "abcdefg".split("").map(text) },
    "status is a, b, c, d, e or 2 more",
  ],
  [{ kind: "match", value: col("s2", "name"), how: "contains", text: "chair" }, "product contains “chair”"],
  [
    not({ kind: "match", value: col("s2", "name"), how: "startsWith", text: "Oslo" }),
    "product does not start with “Oslo”",
  ],
  [{ kind: "null", value: col("s1", "coupon_code") }, "has no coupon code"],
  [not({ kind: "null", value: col("s1", "coupon_code") }), "has a coupon code"],
  [not(during(col("s1", "ordered_at"), "2026-01-01", "2027-01-01")), "ordered at is not in 2026"],
  [
    { kind: "any", conditions: [is(status, "paid"), is(status, "shipped")] },
    "status is paid or status is shipped",
  ],
  [
    not({ kind: "any", conditions: [is(status, "paid"), is(status, "shipped")] }),
    "status is not paid and status is not shipped",
  ],
])("%o: %s", (condition, clause) => {
  expect(describeCondition(condition, scope)).toBe(clause);
});

const orders = query({
  sources: from("orders"),
  filters: [during(col("s0", "ordered_at"), "2026-07-01", "2026-10-01")],
  dimensions: [dimension("customer_id", col("s0", "customer_id"))],
});
const hasOrders: Condition = {
  kind: "exists",
  plan: orders,
  on: [{ outer: col("s0", "id"), inner: "customer_id" }],
};
const customers = from("customers");

test("related rows follow the noun", () => {
  expect(describeRestrictions(query({ sources: customers, filters: [hasOrders] }), scope)).toBe(
    " with orders in Q3 2026",
  );
  expect(
    describeRestrictions(
      query({ sources: customers, filters: [not(hasOrders), is(col("s0", "country"), "Japan")] }),
      scope,
    ),
  ).toBe(" without orders in Q3 2026 where country is Japan");
});

test("restricts groups by their figures, also in inner plans", () => {
  const inner = query({
    sources: from("orders"),
    measures: [measure("orders", aggregate("count", null))],
    having: [compare({ kind: "output", output: "orders" }, ">", figure("5"))],
  });
  expect(describeRestrictions(inner, scope)).toBe(" with more than 5 orders");
  const outer = query({ sources: [{ kind: "plan", id: "s0", plan: inner, join: null }] });
  expect(describeRestrictions(outer, scope)).toBe(" with more than 5 orders");
  const level = query({
    sources: from("orders"),
    having: [compare(aggregate("avg", col("s0", "total")), ">=", figure("100"))],
  });
  expect(describeRestrictions(level, scope)).toBe(" with average total of at least €100");
});
