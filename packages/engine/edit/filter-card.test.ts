import type { FieldTest, FilterColumn, Plan } from "@askery/model";
import { expect, test } from "vitest";
import {
  by,
  col,
  countOrders,
  dimension,
  during,
  from,
  is,
  join,
  query,
  revenue,
  salesSources,
  settings,
  today,
} from "../chart/shop.test-support.ts";
import { schemaOf } from "../plan/schema/schema-of.test-support.ts";
import { airline } from "../airline-catalog.test-support.ts";
import { shop } from "../shop-catalog.test-support.ts";
import { filterCard, type CardFilter } from "./filter-card.ts";

const context = { schema: schemaOf(shop), today, settings };
const japan: FieldTest = { kind: "compare", operator: "=", value: { type: "text", value: "Japan" } };
const country: FilterColumn = { table: "customers", column: "country" };
const in2025: FieldTest = {
  kind: "period",
  period: { kind: "absolute", from: "2025-01-01", to: "2026-01-01" },
  words: "2025",
};

const orders = query({ sources: from("orders"), measures: [countOrders] });
const byCategory = query({
  sources: salesSources,
  filters: [during(col("s1", "ordered_at"), "2026-01-01", "2027-01-01", "this year")],
  dimensions: [dimension("category", col("s3", "name"))],
  measures: [revenue],
  order: by("revenue"),
});

/** The filtered plan, or the code of the reason why the filter does not reach it. */
function filtered(plan: Plan, filter: Partial<CardFilter>, columns: readonly string[] = []) {
  const whole: CardFilter = { kind: "test", column: country, test: japan, ...filter };
  const sqlColumns = columns.map((name) => ({ name, type: "text" }) as const);
  const result = filterCard(plan, whole, { ...context, sqlColumns });
  return result.kind === "edited" ? result.plan : result.problem.code;
}

test("a filter reaches rows that have one value of its column: their own, or by to-one steps", () => {
  const own = { column: { table: "orders", column: "ship_country" } };
  expect(filtered(orders, own)).toEqual({ ...orders, filters: [is(col("s0", "ship_country"), "Japan")] });
  expect(filtered(orders, {})).toEqual({
    ...orders,
    sources: [...orders.sources, join("s1", "customers", ["s0", "customer_id"])],
    filters: [is(col("s1", "country"), "Japan")],
  });
});

test("a filter does not reach rows that can have several values of its column, unless a person chose it", () => {
  const brand = { table: "products", column: "brand" };
  const target = { kind: "field", field: { kind: "column", ...brand }, words: "brand" } as const;
  expect(filtered(orders, { column: brand })).toBe("filter-of-many");
  expect(filtered(orders, { column: brand, target })).toMatchObject({ filters: [{ kind: "exists" }] });
});

test("a filter that a person switched off for a card does not reach it", () => {
  expect(filtered(orders, { target: { kind: "none" } })).toBe("filter-switched-off");
});

test("the period of a dashboard takes the place of a card's own, on the date of its rows", () => {
  const filter = { kind: "period", column: null, test: in2025 } as const;
  expect(filtered(byCategory, filter)).toEqual({
    ...byCategory,
    filters: [during(col("s1", "ordered_at"), "2025-01-01", "2026-01-01", "2025")],
  });
});

test("a period that narrows applies beside the card's own", () => {
  const filter = { column: { table: "orders", column: "ordered_at" }, test: in2025 };
  expect(filtered(byCategory, filter)).toMatchObject({
    filters: [{ words: "this year" }, { words: "2025" }],
  });
});

test("a period does not reach rows without a date", () => {
  const categories = query({ sources: from("categories"), aggregation: "none" });
  expect(filtered(categories, { kind: "period", column: null, test: in2025 })).toBe("no-date-column");
});

test("SQL is wrapped if its result has the column, and only one of its tables could have it", () => {
  const sql = { kind: "sql", text: "SELECT country, count(*) AS n FROM customers GROUP BY 1" } as const;
  expect(filtered(sql, {}, ["country", "n"])).toMatchObject({
    sources: [{ kind: "plan", plan: sql }],
    filters: [is(col("s0", "country"), "Japan")],
  });
  expect(filtered(sql, {}, ["land", "n"])).toBe("filter-not-in-sql");
  expect(filtered(sql, { kind: "period", column: null, test: in2025 }, ["country", "n"])).toBe(
    "filter-not-in-sql",
  );
  const other = { kind: "sql", text: "SELECT ship_country AS country FROM orders" } as const;
  expect(filtered(other, {}, ["country"])).toBe("filter-unsure-in-sql");
  const both = { kind: "sql", text: "SELECT p.name FROM products p JOIN categories c ON true" } as const;
  expect(filtered(both, { column: { table: "products", column: "name" } }, ["name"])).toBe(
    "filter-unsure-in-sql",
  );
});

test("several filters reach SQL", () => {
  const sql = { kind: "sql", text: "SELECT country, city FROM customers" } as const;
  const once = filtered(sql, {}, ["country", "city"]);
  expect(typeof once === "string" ? once : filtered(once, {}, ["country", "city"])).toEqual(once);
});

test("a column that the rows refer to in several ways is not guessed", () => {
  const flights = query({ sources: from("flights"), aggregation: "none" });
  const filter = { kind: "test", column: { table: "airports", column: "city" }, test: japan } as const;
  const result = filterCard(flights, filter, { schema: schemaOf(airline()), today, settings });
  expect(result).toMatchObject({ kind: "problem", problem: { code: "filter-of-several" } });
});
