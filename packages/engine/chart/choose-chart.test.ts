import { readDrawnColumns } from "@askery/model";
import { expect, test } from "vitest";
import { chooseChart } from "./choose-chart.ts";
import { result } from "./shop.test-support.ts";
import { exampleOf } from "./result-examples.test-data.ts";

test.each<[name: string, kind: string, title: string, subtitle: string]>([
  ["count", "number because it is a single figure", "3,421 customers", "Customers"],
  [
    "count with filters and period",
    "number because it is a single figure",
    "1,204 orders",
    "Orders, Q3 2026",
  ],
  ["one of something", "number because it is a single figure", "1 order", "Orders"],
  [
    "average",
    "number because it is a single figure",
    "Average order total: €118",
    "Average order total in euros",
  ],
  ["count without orders", "number because it is a single figure", "212 customers", "Customers"],
  [
    "sum by category",
    "bar because it compares five values",
    "Furniture leads with €2.02M",
    "Revenue by category in euros, 1 Jan – 20 Nov 2026",
  ],
  [
    "count by status",
    "bar because it compares three values",
    "Delivered makes over half of orders",
    "Orders by status",
  ],
  [
    "median by carrier",
    "bar because it compares three values",
    "Nordfracht has the highest median delivery days",
    "Median delivery days by carrier",
  ],
  [
    "top 3",
    "horizontalBar because the names are long",
    "Oslo sofa leads with €120k",
    "Revenue by product in euros",
  ],
  [
    "bottom 2",
    "bar because it compares two values",
    "Linen napkin has the lowest revenue",
    "Revenue by product in euros",
  ],
  ["the best one", "number because it is a single figure", "Oslo sofa: €120k revenue", "Revenue in euros"],
  [
    "over time",
    "line because it runs over time",
    "Revenue dips in May",
    "Revenue per month in euros, 1 Jan – 20 Nov 2026",
  ],
  [
    "average over time",
    "line because it runs over time",
    "Average order total peaks in Q4 2025 at €125",
    "Average order total per quarter in euros",
  ],
  [
    "several series over time",
    "line because it runs over time",
    "Furniture leads every month; all categories dip in May",
    "Revenue per month by category in euros, 1 Jan – 20 Nov 2026",
  ],
  [
    "two ways",
    "bar because it compares two values within each country",
    "Germany and Search lead in orders",
    "Orders by country and channel",
  ],
  [
    "hours of the week",
    "heatmap because it shows when in the week it happens",
    "Orders peak on Sunday at 20:00",
    "Orders by hour and weekday",
  ],
  ["by weekday", "bar because it compares each weekday", "Orders peak on Sunday", "Orders by weekday"],
  ["list", "table because it lists names, not figures", "5 customers", ""],
  ["list of one", "table because it lists names, not figures", "1 customer", ""],
  ["distinct values", "table because it lists names, not figures", "3 countries", ""],
  [
    "list with a figure",
    "horizontalBar because the names are long",
    "Oslo sofa leads with €1,300",
    "List price by product in euros",
  ],
  [
    "share",
    "pie because three shares make up one whole",
    "Furniture makes 50% of revenue",
    "Share of revenue by category",
  ],
  [
    "growth over time",
    "line because it runs over time",
    "Revenue grows most in June, falls most in May",
    "Growth of revenue per month, 1 Jan – 20 Nov 2026",
  ],
  [
    "running total",
    "line because it runs over time",
    "Revenue adds up to €3.61M",
    "Running total of revenue per month in euros, 1 Jan – 20 Nov 2026",
  ],
  [
    "two periods",
    "number because there is one row of figures",
    "Revenue this year: €6.04M",
    "Revenue this year and revenue last year in euros",
  ],
  ["nothing", "table because there is nothing to draw", "Nothing matches", ""],
  ["sum of nothing", "table because there is nothing to draw", "Nothing matches", ""],
  [
    "scatter",
    "scatter because each product has two figures",
    "List price and weight rise together",
    "List price and weight by product",
  ],
  [
    "spread",
    "histogram because it shows how one figure spreads",
    "Half of all totals are under €101",
    "Total in euros",
  ],
  [
    "orders of a joined table, counted twice",
    "bar because it compares two values",
    "Search makes over half of order total",
    "Order total by channel in euros",
  ],
  [
    "days with gaps",
    "line because it runs over time",
    "Orders fall 8.3% from 1 Mar to 6 Mar",
    "Orders per day",
  ],
  [
    "the first few of each",
    "bar because it compares two values",
    "Furniture leads by far with €120k",
    "Revenue by category in euros",
  ],
  [
    "rate",
    "number because it is a single figure",
    "Share of cancelled orders: 2.8%",
    "Share of cancelled orders",
  ],
  ["the first date", "number because it is a single date", "First ordered at: 21 Nov 2023", ""],
  [
    "years, the first of which is not whole",
    "line because it runs over time",
    "Order total grows 20% from 2024 to 2025",
    "Order total per year in euros",
  ],
  [
    "a year that is not over against a whole one",
    "number because there is one row of figures",
    "Order total this year: €6.97M",
    "Order total this year and order total last year in euros",
  ],
  [
    "groups that passed a test",
    "bar because it compares two values",
    "Germany leads by far with 512",
    "Orders by country",
  ],
  ["SQL", "table because there is nothing to draw", "Nothing matches", ""],
])("%s is drawn as %s", (name, kind, title, subtitle) => {
  const { plan, cells } = exampleOf(name);
  const chart = chooseChart({ ...result(plan, cells), askedChart: null });
  const { title: heading, subtitle: below, reason } = chart.caption;
  expect([`${chart.spec.kind} ${reason}`, heading, below]).toEqual([kind, title, subtitle]);
});

test.each([
  ["share", "share", "share of revenue", "percent"],
  ["growth over time", "growth", "growth of revenue", "percent"],
  ["running total", "running_total", "running total of revenue", "currency"],
])("of a %s the figure asked for is drawn, not its base", (name, column, label, format) => {
  const { plan, cells } = exampleOf(name);
  const { y } = readDrawnColumns(chooseChart({ ...result(plan, cells), askedChart: null }).spec);
  expect(y.map((figure) => [figure.column, figure.label, figure.format?.kind])).toEqual([
    [column, label, format],
  ]);
});
