import { expect, test } from "vitest";
import { describedShop, settings } from "../chart/shop.test-support.ts";
import { shop } from "../shop-catalog.test-support.ts";
import { exampleOf } from "../chart/result-examples.test-data.ts";
import { makeChips } from "./make-chips.ts";
import { describePlan } from "./describe-plan.ts";

const scope = { catalog: shop, described: describedShop, settings };

test.each<[name: string, restatement: string, chips: string]>([
  ["count", "number of customers", "measure number of customers"],
  [
    "count with filters and period",
    "number of orders where ship country is Germany, Q3 2026",
    "measure number of orders · filter ship country is Germany · period Q3 2026",
  ],
  [
    "one of something",
    "number of orders where status is lost",
    "measure number of orders · filter status is lost",
  ],
  ["average", "average order total", "measure average order total"],
  [
    "count without orders",
    "number of customers without orders",
    "measure number of customers · filter without orders",
  ],
  [
    "sum by category",
    "revenue by category, 1 Jan – 20 Nov 2026",
    "measure revenue · by category · period 1 Jan – 20 Nov 2026 · sort revenue, highest first",
  ],
  [
    "count by status",
    "number of orders by status",
    "measure number of orders · by status · sort orders, highest first",
  ],
  [
    "median by carrier",
    "median delivery days by carrier",
    "measure median delivery days · by carrier · sort median delivery days, highest first",
  ],
  [
    "top 3",
    "top 3 products by revenue",
    "measure revenue · by product · sort revenue, highest first · limit top 3",
  ],
  [
    "bottom 2",
    "bottom 2 products by revenue",
    "measure revenue · by product · sort revenue, lowest first · limit bottom 2",
  ],
  [
    "the best one",
    "product with the highest revenue",
    "measure revenue · by product · sort revenue, highest first · limit top 1",
  ],
  [
    "over time",
    "revenue by month, 1 Jan – 20 Nov 2026",
    "measure revenue · by month · period 1 Jan – 20 Nov 2026 · sort month",
  ],
  [
    "average over time",
    "average order total by quarter",
    "measure average order total · by quarter · sort quarter",
  ],
  [
    "several series over time",
    "revenue by month and category, 1 Jan – 20 Nov 2026",
    "measure revenue · by month · by category · period 1 Jan – 20 Nov 2026 · sort month",
  ],
  [
    "two ways",
    "number of orders by country and channel",
    "measure number of orders · by country · by channel · sort orders, highest first",
  ],
  [
    "hours of the week",
    "number of orders by weekday and hour",
    "measure number of orders · by weekday · by hour",
  ],
  ["by weekday", "number of orders by weekday", "measure number of orders · by weekday · sort weekday"],
  ["list", "customers where country is Japan", "measure customer · filter country is Japan"],
  ["list of one", "customers where country is Malta", "measure customer · filter country is Malta"],
  ["distinct values", "different countries of customers", "measure country"],
  [
    "list with a figure",
    "products and their list price, sorted by list price, highest first",
    "measure product · measure list price · sort list price, highest first",
  ],
  [
    "share",
    "share of revenue by category",
    "measure revenue · measure share · by category · sort revenue, highest first",
  ],
  [
    "growth over time",
    "revenue and growth by month, 1 Jan – 20 Nov 2026",
    "measure revenue · measure growth · by month · period 1 Jan – 20 Nov 2026 · sort month",
  ],
  [
    "running total",
    "revenue and running total by month, 1 Jan – 20 Nov 2026",
    "measure revenue · measure running total · by month · period 1 Jan – 20 Nov 2026 · sort month",
  ],
  [
    "two periods",
    "revenue this year, revenue last year and change",
    "measure revenue this year · measure revenue last year · measure change",
  ],
  ["nothing", "orders where ship country is Atlantis", "measure id · filter ship country is Atlantis"],
  [
    "sum of nothing",
    "order total where status is lost, 2031",
    "measure order total · filter status is lost · period 2031",
  ],
  [
    "scatter",
    "products and their list price and weight",
    "measure product · measure list price · measure weight",
  ],
  ["spread", "total of orders", "measure total"],
  [
    "orders of a joined table, counted twice",
    "order total by channel",
    "measure order total · by channel · sort order total, highest first",
  ],
  ["days with gaps", "number of orders by day", "measure number of orders · by day · sort day"],
  [
    "the first few of each",
    "product with the highest revenue for each category",
    "measure revenue · by category · by product · sort revenue, highest first · limit top 1 for each category",
  ],
  ["rate", "share of cancelled orders", "measure share of cancelled orders"],
  ["the first date", "first ordered at", "measure first ordered at"],
  [
    "years, the first of which is not whole",
    "order total by year",
    "measure order total · by year · sort year",
  ],
  [
    "a year that is not over against a whole one",
    "order total this year and order total last year",
    "measure order total this year · measure order total last year",
  ],
  [
    "groups that passed a test",
    "number of orders by country with more than 100 orders",
    "measure number of orders · by country · filter with more than 100 orders · sort orders, highest first",
  ],
  ["SQL", "the SQL as written", ""],
])("%s: %s", (name, restatement, chips) => {
  const { plan } = exampleOf(name);
  expect(describePlan(plan, scope)).toBe(restatement);
  expect(
    makeChips(plan, scope)
      .map(({ role, text }) => `${role} ${text}`)
      .join(" · "),
  ).toBe(chips);
});
