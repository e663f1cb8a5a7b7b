import { expect, test } from "vitest";
import { aggregate, col, from, measure, query, today } from "../chart/shop.test-support.ts";
import { shop } from "../shop-catalog.test-support.ts";
import { exampleOf } from "../chart/result-examples.data.ts";
import { suggestFollowUps } from "./suggest-follow-ups.ts";

test("a breakdown is followed by the period before, other breakdowns, the best, time and shares", () => {
  const { plan } = exampleOf("sum by category");
  expect(suggestFollowUps({ plan, catalog: shop, today })).toEqual([
    "Revenue by category last year",
    "Revenue by status this year",
    "Top 5 products by revenue this year",
    "Revenue by month this year",
    "Share of revenue by category this year",
    "Revenue by channel this year",
    "Revenue by ship country this year",
    "Revenue by country this year",
  ]);
});

test("filters and periods are carried along", () => {
  const { plan } = exampleOf("count with filters and period");
  expect(suggestFollowUps({ plan, catalog: shop, today }).slice(0, 2)).toEqual([
    "Number of orders where ship country is Germany in Q2 2026",
    "Number of orders by status where ship country is Germany in Q3 2026",
  ]);
});

test("a time axis is offered at another grain", () => {
  const { plan } = exampleOf("several series over time");
  expect(suggestFollowUps({ plan, catalog: shop, today })).toContain(
    "Revenue by quarter and category this year",
  );
});

test("a list is counted", () => {
  const { plan } = exampleOf("list");
  expect(suggestFollowUps({ plan, catalog: shop, today })).toEqual([
    "How many customers are there where country is Japan?",
    "Number of customers by month where country is Japan",
  ]);
});

test("averages have no shares", () => {
  const plan = query({
    sources: from("orders"),
    measures: [measure("average_total", aggregate("avg", col("s0", "total")), "average total")],
  });
  const found = suggestFollowUps({ plan, catalog: shop, today });
  expect(found.filter((question) => question.startsWith("Share"))).toEqual([]);
});

test("what cannot be said in a few words has none: SQL, sets, inner plans, rows that must not exist", () => {
  const { plan } = exampleOf("count without orders");
  const inner = query({ sources: [{ kind: "plan", id: "s0", plan, join: null }] });
  const found = [plan, inner, { kind: "sql" as const, text: "select 1" }].map((one) =>
    suggestFollowUps({ plan: one, catalog: shop, today }),
  );
  expect(found).toEqual([[], [], []]);
});
