import { expect, test } from "vitest";
import {
  by,
  col,
  dimension,
  during,
  from,
  is,
  join,
  measure,
  query,
  revenue,
  salesSources,
  settings,
  today,
} from "../chart/shop.test-support.ts";
import { isSamePlan } from "./is-same-plan.ts";

const calendar = { today, settings };
const plan = query({
  sources: salesSources,
  filters: [
    during(col("s1", "ordered_at"), "2026-01-01", "2027-01-01", "2026"),
    is(col("s3", "name"), "Chairs"),
  ],
  dimensions: [dimension("brand", col("s2", "brand"))],
  measures: [revenue],
  order: by("revenue"),
});

test("ignores names, words and the order of tables and filters", () => {
  const other = query({
    sources: [
      ...from("order_lines"),
      join("p", "products", ["s0", "product_id"]),
      join("c", "categories", ["p", "category_id"]),
      join("o", "orders", ["s0", "order_id"]),
    ],
    filters: [
      is(col("c", "name"), "Chairs"),
      during(col("o", "ordered_at"), "2026-01-01", "2027-01-01", "this year"),
    ],
    dimensions: [dimension("b", col("p", "brand"))],
    measures: [measure("turnover", revenue.expression)],
    order: by("turnover"),
  });
  expect(isSamePlan(plan, other, calendar)).toBe(true);
});

test("resolves relative periods as of today", () => {
  const year = { kind: "unit", unit: "year", anchor: "year", offsets: [] } as const;
  const relative = {
    kind: "period",
    value: col("s1", "ordered_at"),
    words: "",
    period: { kind: "relative", from: year, to: year },
  } as const;
  const moving = { ...plan, filters: plan.filters.with(0, relative) };
  expect(isSamePlan(plan, moving, calendar)).toBe(true);
  expect(isSamePlan(plan, moving, { ...calendar, today: "2027-01-01" })).toBe(false);
});

test("distinguishes plans with another filter, figure, order or limit", () => {
  const others = [
    { ...plan, filters: plan.filters.slice(1) },
    { ...plan, measures: [measure("quantity", col("s0", "quantity"))], order: [] },
    { ...plan, order: by("revenue", "ascending") },
    { ...plan, limit: { count: 5, per: [] } },
  ] as const;
  expect(others.map((other) => isSamePlan(plan, other, calendar))).toEqual([false, false, false, false]);
});

test("a choice of one value is a comparison, and several values have no order", () => {
  const among = (...names: string[]) => {
    const options = names.map((value) => ({ type: "text", value }) as const);
    return { ...plan, filters: [{ kind: "in", value: col("s2", "brand"), options }] } as const;
  };
  const only = { ...plan, filters: [is(col("s2", "brand"), "Lumo")] };
  expect(isSamePlan(among("Lumo"), only, calendar)).toBe(true);
  expect(isSamePlan(among("Lumo", "Nord"), among("Nord", "Lumo"), calendar)).toBe(true);
  expect(isSamePlan(among("Lumo", "Nord"), only, calendar)).toBe(false);
});
