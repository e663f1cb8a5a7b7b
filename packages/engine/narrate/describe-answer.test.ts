import { expect, test } from "vitest";
import { aggregate, col, dimension, from, measure, per, query, result } from "../chart/shop.test-support.ts";
import { examples, exampleOf } from "../chart/result-examples.test-data.ts";
import { prepareAsking } from "../golden/company.test-support.ts";
import { shop } from "../shop-catalog.test-support.ts";
import { describeAnswer } from "./describe-answer.ts";

const answers: readonly (readonly [string, string])[] = [
  ["count", "There are 3,421 customers."],
  ["count with filters and period", "There are 1,204 orders where ship country is Germany in Q3 2026."],
  ["one of something", "There is 1 order where status is lost."],
  ["average", "Average order total is €118."],
  ["count without orders", "There are 212 customers without orders."],
  ["sum by category", "Revenue is €5.32M so far this year. Furniture leads with €2.02M, 38% of it."],
  ["count by status", "There are 50,630 orders. Delivered leads with 48,210, 95% of them."],
  ["median by carrier", "Nordfracht has the highest median delivery days at 6, UPS the lowest at 2."],
  ["top 3", "Oslo sofa leads the three products with €120k, ahead of Teak bench with €98.2k."],
  ["bottom 2", "Linen napkin is lowest of the two products with €12.50, before Tea towel with €120."],
  ["the best one", "Oslo sofa has the highest revenue at €120k."],
  [
    "over time",
    "Revenue is €3.61M so far this year, with October strongest at €410k and May weakest at €219k. October is up 32.3% on January.",
  ],
  [
    "average over time",
    "Average order total goes from €110 in Q3 2025 to €118 in Q3 2026, with Q4 2025 highest at €125 and Q1 2026 lowest at €108.",
  ],
  [
    "several series over time",
    "Revenue is €4.56M so far this year. Furniture leads with €2.02M, 44% of it, and May was the weakest month at €270k.",
  ],
  [
    "two ways",
    "There are 3,750 orders. Germany leads with 900, 24% of them; the largest pair is Germany and Search at 600.",
  ],
  [
    "hours of the week",
    "There are 320 orders. 20:00 leads with 120, 38% of them; the largest pair is Sunday and 20:00 at 90.",
  ],
  ["by weekday", "There are 1,104 orders. Sunday leads with 240, 22% of them."],
  ["list", "5 customers: Aiko Tanaka, Kenji Mori, Yui Sato and 2 more."],
  ["list of one", "1 customer: Maria Vella."],
  ["distinct values", "3 countries: Germany, France and Spain."],
  [
    "list with a figure",
    "4 products: Oslo sofa (€1,299), Teak bench (€489.50), Arc floor lamp (€189) and 1 more.",
  ],
  ["share", "Furniture is 50% of revenue, ahead of Kitchen with 30%."],
  [
    "growth over time",
    "Revenue in October is €410k, +7.0% on September. The largest rise is +58.0% in June, the largest fall −35.8% in May.",
  ],
  ["running total", "Revenue adds up to €3.61M by November; half of it is reached in June."],
  ["two periods", "Revenue this year: €6.04M, +5.0% against €5.75M last year."],
  ["nothing", "Nothing matches: no orders where ship country is Atlantis."],
  [
    "sum of nothing",
    "Nothing matches: no orders where status is lost in 2031. The narrowest filter is that status is lost.",
  ],
  ["scatter", "10 products: Product 0, Product 1, Product 2 and 7 more."],
  ["spread", "101 orders, with total from €0.50 to €200.50 and half under €100.50."],
  ["orders of a joined table, counted twice", "Order total is €800. Search leads with €500, 63% of it."],
  ["days with gaps", "There are 46 orders, with 2 Mar strongest at 14 and none in 2 of 6 days."],
  ["the first few of each", "Oslo sofa leads Furniture with €120k and Iron pan leads Kitchen with €21.3k."],
  ["rate", "Share of cancelled orders is 2.8%."],
  ["the first date", "First ordered at: 21 Nov 2023."],
  [
    "years, the first of which is not whole",
    "Order total is €20.2M, with 2025 strongest at €6.82M and 2024 weakest at €5.69M. 2025 is up 19.9% on 2024.",
  ],
  [
    "a year that is not over against a whole one",
    "Order total this year is €6.97M and order total last year is €6.82M.",
  ],
  ["groups that passed a test", "Germany leads the two countries with 512, ahead of France with 204."],
  ["SQL", "Nothing matches: there are no rows."],
];

test.each(answers)("%s: %s", (name, sentence) => {
  const { plan, cells } = exampleOf(name);
  expect(describeAnswer(result(plan, cells))).toBe(sentence);
});

test("describes numeric years as a time series", () => {
  const { plan } = exampleOf("by weekday");
  if (plan.kind !== "query") throw new Error("The example is a query.");
  const [weekday] = plan.dimensions;
  if (weekday?.expression.kind !== "datePart") throw new Error("The example has a part of a date.");
  const year = { ...weekday, expression: { ...weekday.expression, part: "year" as const } };
  const yearly = { ...plan, dimensions: [year] };
  const cells = [
    [2023, 120],
    [2024, 90],
    [2025, 240],
  ];
  expect(describeAnswer(result(yearly, cells))).toBe(
    "There are 450 orders, with 2025 strongest at 240 and 2024 weakest at 90. 2025 is up 100% on 2023.",
  );
});

test("growth from a nearly empty start is not described", () => {
  const { plan } = exampleOf("by weekday");
  if (plan.kind !== "query") throw new Error("The example is a query.");
  const [weekday] = plan.dimensions;
  if (weekday?.expression.kind !== "datePart") throw new Error("The example has a part of a date.");
  const year = { ...weekday, expression: { ...weekday.expression, part: "year" as const } };
  const cells = [
    [2023, 2],
    [2024, 180],
    [2025, 240],
  ];
  expect(describeAnswer(result({ ...plan, dimensions: [year] }, cells))).toBe(
    "There are 422 orders, with 2025 strongest at 240 and 2023 weakest at 2.",
  );
});

test("two of the same name are two", () => {
  const { plan } = exampleOf("count by status");
  const cells = [
    ["Ada", 5],
    ["Ben", 6],
    ["Ada", 4],
  ];
  expect(describeAnswer(result(plan, cells))).toBe("There are 15 orders. Ben leads with 6, 40% of them.");
});

test("groups that are cut at a share are described by what they make up together", () => {
  const planned = prepareAsking(shop).plan("which products make up 80% of revenue in 2025");
  if (planned.kind !== "planned") throw new Error("The question is understood.");
  const cells = [
    ["Oslo sofa", 500, 0.5],
    ["Teak bench", 300, 0.8],
  ];
  expect(describeAnswer(result(planned.plan, cells))).toBe(
    "Two products make up 80% of revenue in 2025; Oslo sofa leads with €500.",
  );
});

test("retention is described by what is left of all cohorts together", () => {
  const orderedAt = col("s0", "ordered_at");
  const since = dimension("months_since", {
    kind: "duration",
    unit: "month",
    from: orderedAt,
    to: orderedAt,
  });
  const share = measure("retention", {
    kind: "arithmetic",
    operator: "/",
    left: aggregate("count", null),
    right: aggregate("count", null),
  });
  const counts = ["active", "size"].map((id) => measure(id, aggregate("count", null)));
  const plan = query({
    sources: from("orders"),
    dimensions: [per("month", orderedAt), { ...since, format: { kind: "duration", unit: "month" } }],
    measures: [{ ...share, format: { kind: "percent" } }, ...counts],
  });
  const cells = [
    ["2025-01-01", 0, 1, 100, 100],
    ["2025-01-01", 1, 0.5, 50, 100],
    ["2025-01-01", 6, 0.2, 20, 100],
    ["2025-02-01", 0, 1, 300, 300],
    ["2025-02-01", 1, 0.1, 30, 300],
  ];
  expect(describeAnswer(result(plan, cells))).toBe(
    "On average, retention is 20% after 1 month and 20% after 6 months.",
  );
});

test("a breakdown of some rows names their filters", () => {
  const { plan, cells } = exampleOf("by weekday");
  const counted = exampleOf("one of something").plan;
  if (plan.kind !== "query" || counted.kind !== "query") throw new Error("The examples are queries.");
  const filtered = { ...plan, filters: counted.filters };
  expect(describeAnswer(result(filtered, cells))).toBe(
    "There are 1,104 orders where status is lost. Sunday leads with 240, 22% of them.",
  );
});

test("shows a requested count exactly, however large", () => {
  const { plan } = exampleOf("count");
  expect(describeAnswer(result(plan, [[5_000_412]]))).toBe("There are 5,000,412 customers.");
});

test("every example has a sentence", () => {
  expect(answers.map(([name]) => name)).toEqual(examples.map(({ name }) => name));
});

test("sentences start with a capital or a figure, end with a period, and have no double spaces", () => {
  const broken = examples
    .map(({ plan, cells }) => describeAnswer(result(plan, cells)))
    .filter((sentence) => !/^[\p{Lu}\d€].*\.$/u.test(sentence) || / {2}|\.\.|undefined|NaN/.test(sentence));
  expect(broken).toEqual([]);
});

test.each([
  ["descending", "Furniture is 50% of revenue, ahead of Kitchen with 30%."],
  ["ascending", "Garden is 20% of revenue, before Kitchen with 30%."],
] as const)("the first few shares, %s, are reported as shares", (direction, sentence) => {
  const { plan, cells } = exampleOf("share");
  if (plan.kind !== "query") throw new Error("The example is a query.");
  const order = plan.order.map(({ by }) => ({ by, direction }));
  const cut = { ...plan, order, limit: { count: 3, per: [] } };
  expect(describeAnswer(result(cut, cells))).toBe(sentence);
});
