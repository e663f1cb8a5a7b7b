import { invariant, type Cell, type Condition, type Plan } from "@askery/model";
import {
  aggregate,
  by,
  col,
  countOrders,
  dimension,
  during,
  from,
  is,
  join,
  measure,
  months,
  per,
  query,
  revenue,
  salesSources,
} from "./shop.test-support.ts";

/**
 * A plan and its rows. There is one example for each kind of answer, to compare charts, sentences and warnings side by
 * side.
 */
export interface Example {
  readonly name: string;
  readonly plan: Plan;
  readonly cells: readonly (readonly Cell[])[];
}

const orderedAt = col("s0", "ordered_at");
const soldAt = col("s1", "ordered_at");
const category = dimension("category", col("s3", "name"));
const thisYear = during(soldAt, "2026-01-01", "2026-11-21", "this year");
const lastQuarter = during(orderedAt, "2026-07-01", "2026-10-01", "last quarter");
const countries = ["Germany", "France", "Spain", "Italy", "Poland", "Sweden"];

const furniture = [168, 154, 181, 190, 121, 197, 204, 199, 216, 231, 158];
const kitchen = [142, 131, 148, 151, 98, 149, 144, 152, 167, 179, 128];
const lighting = [96, 88, 84, 79, 51, 74, 77, 86, 104, 121, 92];

const monthly = months(11).map((month, index) => [
  month,
  ((furniture[index] ?? 0) + (kitchen[index] ?? 0)) * 1000,
]);
const monthlyByCategory = months(11).flatMap((month, index) => [
  [month, "Furniture", (furniture[index] ?? 0) * 1000],
  [month, "Kitchen", (kitchen[index] ?? 0) * 1000],
  [month, "Lighting", (lighting[index] ?? 0) * 1000],
]);

const change = (of: string, along: string) =>
  ({ kind: "change", of: { kind: "output", output: of }, as: "ratio", along, steps: 1, within: [] }) as const;

const withoutOrders: Condition = {
  kind: "not",
  condition: {
    kind: "exists",
    plan: query({
      sources: from("orders"),
      dimensions: [dimension("customer_id", col("s0", "customer_id"))],
    }),
    on: [{ outer: col("s0", "id"), inner: "customer_id" }],
  },
};

export const examples: readonly Example[] = [
  {
    name: "count",
    plan: query({ sources: from("customers"), measures: [measure("customers", aggregate("count", null))] }),
    cells: [[3421]],
  },
  {
    name: "count with filters and period",
    plan: query({
      sources: from("orders"),
      filters: [is(col("s0", "ship_country"), "Germany"), lastQuarter],
      measures: [countOrders],
    }),
    cells: [[1204]],
  },
  {
    name: "one of something",
    plan: query({
      sources: from("orders"),
      filters: [is(col("s0", "status"), "lost")],
      measures: [countOrders],
    }),
    cells: [[1]],
  },
  {
    name: "average",
    plan: query({
      sources: from("orders"),
      measures: [measure("average_total", aggregate("avg", col("s0", "total")), "average total")],
    }),
    cells: [[118.374]],
  },
  {
    name: "count without orders",
    plan: query({
      sources: from("customers"),
      filters: [withoutOrders],
      measures: [measure("customers", aggregate("count", null))],
    }),
    cells: [[212]],
  },
  {
    name: "sum by category",
    plan: query({
      sources: salesSources,
      filters: [thisYear],
      dimensions: [category],
      measures: [revenue],
      order: by("revenue"),
    }),
    cells: [
      ["Furniture", 2_018_777],
      ["Kitchen", 1_588_994],
      ["Lighting", 951_661],
      ["Garden", 754_619],
      [null, 9_410],
    ],
  },
  {
    name: "count by status",
    plan: query({
      sources: from("orders"),
      dimensions: [dimension("status", col("s0", "status"))],
      measures: [countOrders],
      order: by("orders"),
    }),
    cells: [
      ["delivered", 48_210],
      ["cancelled", 2_110],
      ["pending", 310],
    ],
  },
  {
    name: "median by carrier",
    plan: query({
      sources: from("shipments"),
      dimensions: [dimension("carrier", col("s0", "carrier"))],
      measures: [
        measure(
          "median_delivery_days",
          aggregate("median", col("s0", "delivery_days")),
          "median delivery days",
        ),
      ],
      order: by("median_delivery_days"),
    }),
    cells: [
      ["Nordfracht", 6],
      ["DHL", 4],
      ["UPS", 2],
    ],
  },
  {
    name: "top 3",
    plan: query({
      sources: salesSources,
      dimensions: [dimension("product", col("s2", "name"))],
      measures: [revenue],
      order: by("revenue"),
      limit: { count: 3, per: [] },
    }),
    cells: [
      ["Oslo sofa", 120_400],
      ["Teak bench", 98_210],
      ["Arc floor lamp", 98_210],
    ],
  },
  {
    name: "bottom 2",
    plan: query({
      sources: salesSources,
      dimensions: [dimension("product", col("s2", "name"))],
      measures: [revenue],
      order: by("revenue", "ascending"),
      limit: { count: 2, per: [] },
    }),
    cells: [
      ["Linen napkin", 12.5],
      ["Tea towel", 120],
    ],
  },
  {
    name: "the best one",
    plan: query({
      sources: salesSources,
      dimensions: [dimension("product", col("s2", "name"))],
      measures: [revenue],
      order: by("revenue"),
      limit: { count: 1, per: [] },
    }),
    cells: [["Oslo sofa", 120_400]],
  },
  {
    name: "over time",
    plan: query({
      sources: salesSources,
      filters: [thisYear],
      dimensions: [per("month", soldAt)],
      measures: [revenue],
      order: by("month", "ascending"),
    }),
    cells: monthly,
  },
  {
    name: "average over time",
    plan: query({
      sources: from("orders"),
      dimensions: [per("quarter", orderedAt)],
      measures: [measure("average_total", aggregate("avg", col("s0", "total")), "average total")],
      order: by("quarter", "ascending"),
    }),
    cells: [
      ["2025-07-01", 110.2],
      ["2025-10-01", 124.8],
      ["2026-01-01", 108],
      ["2026-04-01", 117.1],
      ["2026-07-01", 118.4],
      ["2026-10-01", 99],
    ],
  },
  {
    name: "several series over time",
    plan: query({
      sources: salesSources,
      filters: [thisYear],
      dimensions: [per("month", soldAt), category],
      measures: [revenue],
      order: by("month", "ascending"),
    }),
    cells: monthlyByCategory,
  },
  {
    name: "two ways",
    plan: query({
      sources: from("orders"),
      dimensions: [
        dimension("country", col("s0", "ship_country")),
        dimension("channel", col("s0", "channel")),
      ],
      measures: [countOrders],
      order: by("orders"),
    }),
    cells: countries.flatMap((country, index) => [
      [country, "Search", 600 - 90 * index],
      [country, "Direct", 300 - 20 * index],
    ]),
  },
  {
    name: "hours of the week",
    plan: query({
      sources: from("orders"),
      dimensions: [
        dimension("weekday", { kind: "datePart", part: "weekday", of: orderedAt }),
        dimension("hour", { kind: "datePart", part: "hourOfDay", of: orderedAt }),
      ],
      measures: [countOrders],
    }),
    cells: [1, 7].flatMap((day) => [8, 12, 20].map((hour) => [day, hour, day * 10 + hour])),
  },
  {
    name: "by weekday",
    plan: query({
      sources: from("orders"),
      dimensions: [dimension("weekday", { kind: "datePart", part: "weekday", of: orderedAt })],
      measures: [countOrders],
      order: by("weekday", "ascending"),
    }),
    cells: [120, 131, 118, 125, 160, 210, 240].map((count, index) => [index + 1, count]),
  },
  {
    name: "list",
    plan: query({
      sources: from("customers"),
      filters: [is(col("s0", "country"), "Japan")],
      dimensions: [dimension("customer", col("s0", "name"))],
    }),
    cells: [["Aiko Tanaka"], ["Kenji Mori"], ["Yui Sato"], ["Ren Ito"], ["Emi Abe"]],
  },
  {
    name: "list of one",
    plan: query({
      sources: from("customers"),
      filters: [is(col("s0", "country"), "Malta")],
      dimensions: [dimension("customer", col("s0", "name"))],
    }),
    cells: [["Maria Vella"]],
  },
  {
    name: "distinct values",
    plan: query({
      sources: from("customers"),
      aggregation: "distinct",
      dimensions: [dimension("country", col("s0", "country"))],
    }),
    cells: [["Germany"], ["France"], ["Spain"]],
  },
  {
    name: "list with a figure",
    plan: query({
      sources: from("products"),
      dimensions: [
        dimension("product", col("s0", "name")),
        dimension("list_price", col("s0", "list_price"), "list price"),
      ],
      order: [{ by: { kind: "output", output: "list_price" }, direction: "descending" }],
    }),
    cells: [
      ["Oslo sofa", 1299],
      ["Teak bench", 489.5],
      ["Arc floor lamp", 189],
      ["Tea towel", 7.95],
    ],
  },
  {
    name: "share",
    plan: query({
      sources: salesSources,
      dimensions: [category],
      measures: [
        revenue,
        {
          ...measure("share", { kind: "share", of: { kind: "output", output: "revenue" }, within: [] }),
          format: { kind: "percent" },
        },
      ],
      order: by("revenue"),
    }),
    cells: [
      ["Furniture", 2000, 0.5],
      ["Kitchen", 1200, 0.3],
      ["Garden", 800, 0.2],
    ],
  },
  {
    name: "growth over time",
    plan: query({
      sources: salesSources,
      filters: [thisYear],
      dimensions: [per("month", soldAt)],
      measures: [revenue, measure("growth", change("revenue", "month"))],
      order: by("month", "ascending"),
    }),
    cells: monthly.map(([month, value], index) => {
      const before = Number(monthly[index - 1]?.[1] ?? 0);
      return [month ?? null, value ?? null, before === 0 ? null : Number(value) / before - 1];
    }),
  },
  {
    name: "running total",
    plan: query({
      sources: salesSources,
      filters: [thisYear],
      dimensions: [per("month", soldAt)],
      measures: [
        revenue,
        measure(
          "running_total",
          { kind: "running", of: { kind: "output", output: "revenue" }, along: "month", within: [] },
          "running total",
        ),
      ],
      order: by("month", "ascending"),
    }),
    cells: monthly.map(([month, value], index) => [
      month ?? null,
      value ?? null,
      monthly.slice(0, index + 1).reduce((sum, row) => sum + Number(row[1]), 0),
    ]),
  },
  {
    name: "two periods",
    plan: query({
      sources: from("orders"),
      measures: [
        measure("revenue_this_year", aggregate("sum", col("s0", "total")), "revenue this year"),
        measure("revenue_last_year", aggregate("sum", col("s0", "total")), "revenue last year"),
        {
          ...measure("change", {
            kind: "arithmetic",
            operator: "-",
            left: {
              kind: "arithmetic",
              operator: "/",
              left: aggregate("sum", col("s0", "total")),
              right: aggregate("sum", col("s0", "total")),
            },
            right: { kind: "literal", value: { type: "number", value: "1" } },
          }),
          format: { kind: "percent" },
        },
      ],
    }),
    cells: [[6_038_858, 5_751_293, 0.05]],
  },
  {
    name: "nothing",
    plan: query({
      sources: from("orders"),
      filters: [is(col("s0", "ship_country"), "Atlantis")],
      dimensions: [dimension("id", col("s0", "id"))],
    }),
    cells: [],
  },
  {
    name: "sum of nothing",
    plan: query({
      sources: from("orders"),
      filters: [is(col("s0", "status"), "lost"), during(orderedAt, "2031-01-01", "2032-01-01")],
      measures: [measure("total", aggregate("sum", col("s0", "total")))],
    }),
    cells: [[null]],
  },
  {
    name: "scatter",
    plan: query({
      sources: from("products"),
      dimensions: [
        dimension("product", col("s0", "name")),
        dimension("list_price", col("s0", "list_price"), "list price"),
        dimension("weight_kg", col("s0", "weight_kg"), "weight"),
      ],
    }),
    cells: Array.from({ length: 10 }, (_, index) => [`Product ${index}`, 20 + index * 10.5, 1 + index * 0.8]),
  },
  {
    name: "spread",
    plan: query({ sources: from("orders"), dimensions: [dimension("total", col("s0", "total"))] }),
    cells: Array.from({ length: 101 }, (_, index) => [index * 2 + 0.5]),
  },
  {
    name: "orders of a joined table, counted twice",
    plan: query({
      sources: [...from("orders"), join("s1", "shipments", ["s0", "order_id"], true)],
      dimensions: [dimension("channel", col("s0", "channel"))],
      measures: [measure("total", aggregate("sum", col("s0", "total")))],
      order: by("total"),
    }),
    cells: [
      ["Search", 500],
      ["Direct", 300],
    ],
  },
  {
    name: "days with gaps",
    plan: query({
      sources: from("orders"),
      dimensions: [per("day", orderedAt)],
      measures: [countOrders],
      order: by("day", "ascending"),
    }),
    cells: [
      ["2026-03-01", 12],
      ["2026-03-02", 14],
      ["2026-03-05", 9],
      ["2026-03-06", 11],
    ],
  },
  {
    name: "the first few of each",
    plan: query({
      sources: salesSources,
      dimensions: [category, dimension("product", col("s2", "name"))],
      measures: [revenue],
      order: by("revenue"),
      limit: { count: 1, per: ["category"] },
    }),
    cells: [
      ["Furniture", "Oslo sofa", 120_400],
      ["Kitchen", "Iron pan", 21_300],
    ],
  },
  {
    name: "rate",
    plan: query({
      sources: from("orders"),
      measures: [
        {
          ...measure(
            "share_of_orders",
            {
              kind: "arithmetic",
              operator: "/",
              left: {
                kind: "aggregate",
                function: "count",
                of: null,
                where: is(col("s0", "status"), "cancelled"),
              },
              right: aggregate("count", null),
            },
            "share of orders",
          ),
          format: { kind: "percent" },
        },
      ],
    }),
    cells: [[0.028]],
  },
  {
    name: "the first date",
    plan: query({
      sources: from("orders"),
      measures: [measure("lowest_ordered_at", aggregate("min", orderedAt), "lowest ordered at")],
    }),
    cells: [["2023-11-21"]],
  },
  {
    name: "years, the first of which is not whole",
    plan: query({
      sources: from("orders"),
      dimensions: [per("year", orderedAt)],
      measures: [measure("total", aggregate("sum", col("s0", "total")))],
      order: by("year", "ascending"),
    }),
    cells: [
      ["2023-01-01", 704_000],
      ["2024-01-01", 5_690_000],
      ["2025-01-01", 6_820_000],
      ["2026-01-01", 6_970_000],
    ],
  },
  {
    name: "a year that is not over against a whole one",
    plan: query({
      sources: from("orders"),
      measures: [
        measure(
          "total_this_year",
          {
            kind: "aggregate",
            function: "sum",
            of: col("s0", "total"),
            where: during(orderedAt, "2026-01-01", "2027-01-01"),
          },
          "total this year",
        ),
        measure(
          "total_last_year",
          {
            kind: "aggregate",
            function: "sum",
            of: col("s0", "total"),
            where: during(orderedAt, "2025-01-01", "2026-01-01"),
          },
          "total last year",
        ),
      ],
    }),
    cells: [[6_970_000, 6_820_000]],
  },
  {
    name: "groups that passed a test",
    plan: query({
      sources: from("orders"),
      dimensions: [dimension("country", col("s0", "ship_country"))],
      measures: [countOrders],
      having: [
        {
          kind: "compare",
          left: { kind: "output", output: "orders" },
          operator: ">",
          right: { kind: "literal", value: { type: "number", value: "100" } },
        },
      ],
      order: by("orders"),
    }),
    cells: [
      ["Germany", 512],
      ["France", 204],
    ],
  },
  {
    name: "SQL",
    plan: { kind: "sql", text: "select" },
    cells: [],
  },
];

export function exampleOf(name: string): Example {
  const found = examples.find((example) => example.name === name);
  invariant(found, `an example is called ${name}`);
  return found;
}
