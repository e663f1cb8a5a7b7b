import { expect, test } from "vitest";
import { aggregate, col, during, from, measure, query, settings, today } from "../chart/shop.test-support.ts";
import { shop } from "../shop-catalog.test-support.ts";
import { exampleOf } from "../chart/result-examples.test-data.ts";
import { suggestFollowUps } from "./suggest-follow-ups.ts";

test("a breakdown is followed by the period before, other breakdowns, time, the best and shares", () => {
  const { plan } = exampleOf("sum by category");
  expect(suggestFollowUps({ plan, catalog: shop, today, settings })).toEqual([
    "Revenue by category last year",
    "Revenue by status this year",
    "Revenue by month this year",
    "Top 5 products by revenue this year",
    "Share of revenue by category this year",
    "Revenue by channel this year",
    "Revenue by ship country this year",
    "Revenue by country this year",
  ]);
});

test("filters and periods are carried along", () => {
  const { plan } = exampleOf("count with filters and period");
  expect(suggestFollowUps({ plan, catalog: shop, today, settings }).slice(0, 2)).toEqual([
    "Number of orders where ship country is Germany in Q2 2026",
    "Number of orders by status where ship country is Germany in Q3 2026",
  ]);
});

test("a time axis is offered at another grain", () => {
  const { plan } = exampleOf("several series over time");
  expect(suggestFollowUps({ plan, catalog: shop, today, settings })).toContain(
    "Revenue by quarter and category this year",
  );
});

test("a list is counted", () => {
  const { plan } = exampleOf("list");
  expect(suggestFollowUps({ plan, catalog: shop, today, settings })).toEqual([
    "How many customers are there where country is Japan?",
    "Number of customers by month where country is Japan",
  ]);
});

test("averages have no shares", () => {
  const plan = query({
    sources: from("orders"),
    measures: [measure("average_total", aggregate("avg", col("s0", "total")), "average total")],
  });
  const found = suggestFollowUps({ plan, catalog: shop, today, settings });
  expect(found.filter((question) => question.startsWith("Share"))).toEqual([]);
});

test("what nobody can say the columns of has none: SQL, inner plans", () => {
  const { plan } = exampleOf("count without orders");
  const inner = query({ sources: [{ kind: "plan", id: "s0", plan, join: null }] });
  const found = [inner, { kind: "sql" as const, text: "select 1" }].map((one) =>
    suggestFollowUps({ plan: one, catalog: shop, today, settings }),
  );
  expect(found).toEqual([[], []]);
});

test("a filter that takes many words is left behind", () => {
  const { plan } = exampleOf("count without orders");
  expect(suggestFollowUps({ plan, catalog: shop, today, settings })).toEqual([
    "Number of customers by country",
    "Number of customers by month",
  ]);
});

test("where nothing was found, the filters are left behind", () => {
  const { plan } = exampleOf("nothing");
  expect(suggestFollowUps({ plan, catalog: shop, today, settings, isEmpty: true })).toEqual([
    "How many orders are there?",
    "Number of orders by status",
    "Number of orders by channel",
    "Number of orders by month",
  ]);
});

test("a ranking is followed by the same ranking of the period before", () => {
  const { plan } = exampleOf("top 3");
  const top = plan.kind === "query" ? { ...plan, filters: exampleFilters } : plan;
  expect(suggestFollowUps({ plan: top, catalog: shop, today, settings })[0]).toBe(
    "Top 3 products by revenue in Q2 2026",
  );
});

const exampleFilters = [during(col("s1", "ordered_at"), "2026-07-01", "2026-10-01")];

test("the course of a month is told by day", () => {
  const plan = query({
    sources: from("orders"),
    filters: [during(col("s0", "ordered_at"), "2026-10-01", "2026-11-01")],
    measures: [measure("orders", aggregate("count", null))],
  });
  expect(suggestFollowUps({ plan, catalog: shop, today, settings })).toContain(
    "Number of orders by day in October 2026",
  );
});
