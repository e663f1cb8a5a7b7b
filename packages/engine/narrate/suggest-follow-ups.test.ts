import { expect, test } from "vitest";
import {
  aggregate,
  col,
  describedShop,
  during,
  from,
  measure,
  query,
  settings,
  today,
} from "../chart/shop.test-support.ts";
import { shop } from "../shop-catalog.test-support.ts";
import { exampleOf } from "../chart/result-examples.test-data.ts";
import type { Plan } from "@askery/model";
import { schemaOf } from "../plan/schema/schema-of.test-support.ts";
import { suggestFollowUps } from "./suggest-follow-ups.ts";

const context = { schema: schemaOf(shop), described: describedShop, today, settings };

/** The suggested questions. */
function ask(plan: Plan, isEmpty = false): readonly string[] {
  return suggestFollowUps({ plan, context, isEmpty }).map(({ question }) => question);
}

test("each suggestion is a plan edit with a short description", () => {
  const { plan } = exampleOf("sum by category");
  expect(suggestFollowUps({ plan, context }).map(({ words }) => words)).toEqual([
    "last year",
    "by status instead",
    "by month instead",
    "top 5 products",
    "and share",
    "by channel instead",
    "by ship country instead",
    "by country instead",
  ]);
});

test("a breakdown is followed by the previous period, other breakdowns, time, a ranking and shares", () => {
  const { plan } = exampleOf("sum by category");
  expect(ask(plan)).toEqual([
    "Revenue by category last year",
    "Revenue by status this year",
    "Revenue by month this year",
    "Top 5 products by revenue this year",
    "Revenue and share of revenue by category this year",
    "Revenue by channel this year",
    "Revenue by ship country this year",
    "Revenue by country this year",
  ]);
});

test("keeps filters and periods", () => {
  const { plan } = exampleOf("count with filters and period");
  expect(ask(plan).slice(0, 2)).toEqual([
    "Number of orders where ship country is Germany in Q2 2026",
    "Number of orders by status where ship country is Germany in Q3 2026",
  ]);
});

test("offers another grain for a time axis", () => {
  const { plan } = exampleOf("several series over time");
  expect(ask(plan)).toContain("Revenue by quarter and category this year");
});

test("counts a list", () => {
  const { plan } = exampleOf("list");
  expect(ask(plan)).toEqual([
    "How many customers are there where country is Japan?",
    "Number of customers by month where country is Japan",
  ]);
});

test("offers no shares of averages", () => {
  const plan = query({
    sources: from("orders"),
    measures: [measure("average_total", aggregate("avg", col("s0", "total")), "average total")],
  });
  const found = ask(plan);
  expect(found.filter((question) => question.startsWith("Share"))).toEqual([]);
});

test("suggests nothing for SQL and inner plans, whose columns are unknown", () => {
  const { plan } = exampleOf("count without orders");
  const inner = query({ sources: [{ kind: "plan", id: "s0", plan, join: null }] });
  const found = [inner, { kind: "sql" as const, text: "select 1" }].map((one) => ask(one));
  expect(found).toEqual([[], []]);
});

test("drops lengthy filters", () => {
  const { plan } = exampleOf("count without orders");
  expect(ask(plan)).toEqual(["Number of customers by country", "Number of customers by month"]);
});

test("drops the filters of an empty result", () => {
  const { plan } = exampleOf("nothing");
  expect(ask(plan, true)).toEqual([
    "How many orders are there?",
    "Number of orders by status",
    "Number of orders by channel",
    "Number of orders by month",
  ]);
});

test("a ranking is followed by the same ranking for the previous period", () => {
  const { plan } = exampleOf("top 3");
  const top = plan.kind === "query" ? { ...plan, filters: exampleFilters } : plan;
  expect(ask(top)[0]).toBe("Top 3 products by revenue in Q2 2026");
});

const exampleFilters = [during(col("s1", "ordered_at"), "2026-07-01", "2026-10-01")];

test("breaks a month down by day", () => {
  const plan = query({
    sources: from("orders"),
    filters: [during(col("s0", "ordered_at"), "2026-10-01", "2026-11-01")],
    measures: [measure("orders", aggregate("count", null))],
  });
  expect(ask(plan)).toContain("Number of orders by day in October 2026");
});
