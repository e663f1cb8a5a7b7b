import { readDrawnColumns, type Cell, type Dimension, type Expression, type Plan } from "@askery/model";
import { expect, test } from "vitest";
import { shop } from "../shop-catalog.test-support.ts";
import { describeOutputs } from "./describe-outputs.ts";
import { chooseChart } from "./choose-chart.ts";
import { chartRules } from "./chart-rules.ts";
import {
  aggregate,
  by,
  col,
  countOrders,
  describedShop,
  dimension,
  during,
  from,
  measure,
  months,
  per,
  query,
  result,
  revenue,
  rows,
  settings,
  today,
} from "./shop.test-support.ts";

const orderedAt = col("s0", "ordered_at");
const month = per("month", orderedAt);
const country = dimension("country", col("s0", "ship_country"));
const channel = dimension("channel", col("s0", "channel"));
const weekday = dimension("weekday", { kind: "datePart", part: "weekday", of: orderedAt });
const part = (id: string, name: "year" | "monthOfYear" | "hourOfDay") =>
  dimension(id, { kind: "datePart", part: name, of: orderedAt });

const monthsSince: Dimension = {
  ...dimension("months_since", { kind: "duration", unit: "month", from: orderedAt, to: orderedAt }),
  format: { kind: "duration", unit: "month" },
};
const rangeNames = ["under 1", "1", "2", "3", "4", "5", "6", "7 or more"];
const ranges: Expression = {
  kind: "case",
  branches: rangeNames.map((name, at) => ({
    when: {
      kind: "compare",
      left: col("s0", "total"),
      operator: at === rangeNames.length - 1 ? ">=" : "<",
      right: { kind: "literal", value: { type: "number", value: String(at + 1) } },
    },
    // oxlint-disable-next-line unicorn/no-thenable -- plain data, never awaited
    then: { kind: "literal", value: { type: "text", value: name } },
  })),
  otherwise: { kind: "literal", value: { type: "null" } },
};

const ordersBy = (...dimensions: Parameters<typeof query>[0]["dimensions"] & {}) =>
  query({ sources: from("orders"), dimensions, measures: [countOrders] });

const countries = "AT BE BG CA DE DK ES FI FR GB GR HU IE IT JP NL PL PT SE US".split(" ");
const names = (count: number, prefix = "c") =>
  Array.from({ length: count }, (_, index) => `${prefix}${index}`);
const grid = (left: readonly Cell[], right: readonly Cell[]) =>
  left.flatMap((one, i) => right.map((other, j): readonly Cell[] => [one, other, 10 + i * 3 + j]));

const draw = (plan: Plan, cells: readonly (readonly Cell[])[]) => {
  const { spec, caption } = chooseChart({ ...result(plan, cells), askedChart: null });
  const { x, series, stacking } = readDrawnColumns(spec);
  return [spec.kind, caption.reason, x?.column ?? null, series, stacking];
};

test.each<
  [claim: string, plan: Plan, cells: readonly (readonly Cell[])[], drawn: readonly (string | null)[]]
>([
  [
    "twenty countries are a map",
    ordersBy(country),
    countries.map((name, index) => [name, index + 5]),
    ["map", "because 20 places read best on a map", "country", null, "none"],
  ],
  [
    "fewer countries are bars",
    ordersBy(country),
    countries.slice(0, 19).map((name, index) => [name, index + 5]),
    ["horizontalBar", "because it ranks 19 values", "country", null, "none"],
  ],
  [
    "two months are bars",
    ordersBy(month),
    months(2).map((start, index) => [start, index + 5]),
    ["bar", "because two months are too few for a line", "month", null, "none"],
  ],
  [
    "two figures of different units over time are columns and a line",
    query({
      sources: from("orders"),
      dimensions: [month],
      measures: [countOrders, measure("total", aggregate("sum", col("s0", "total")))],
    }),
    months(5).map((start, index) => [start, index + 5, index * 1000]),
    ["combo", "because two figures with units of their own run over time", "month", null, "none"],
  ],
  [
    "more figures of different units over time are numbers with trends",
    query({
      sources: from("orders"),
      dimensions: [month],
      measures: [
        countOrders,
        measure("total", aggregate("sum", col("s0", "total"))),
        measure("largest", aggregate("max", col("s0", "total"))),
      ],
    }),
    months(5).map((start, index) => [start, index + 5, index * 1000, index * 10]),
    ["numberTrend", "because its figures have different units", "month", null, "none"],
  ],
  [
    "weekdays of each month are a heatmap",
    ordersBy(month, weekday),
    grid(months(5), ["1", "2", "3", "4", "5", "6", "7"]),
    ["heatmap", "because it shows each weekday of each month", "month", "weekday", "none"],
  ],
  [
    "twelve series are a heatmap",
    ordersBy(month, country),
    grid(months(5), names(12)),
    ["heatmap", "because twelve lines would tangle", "month", "country", "none"],
  ],
  [
    "a hundred series are a table",
    ordersBy(month, country),
    grid(months(5), names(100)),
    ["table", "because 5 × 100 figures do not fit a picture", null, null, "none"],
  ],
  [
    "three ways are a table",
    ordersBy(month, country, channel),
    grid(months(4), names(3)).map(([one, other, value], row) => [
      one ?? null,
      other ?? null,
      row % 2 === 0 ? "Search" : "Direct",
      value ?? null,
    ]),
    ["table", "because it is broken down three ways at once", null, null, "none"],
  ],
  [
    "years are a line",
    ordersBy(part("year", "year")),
    [2022, 2023, 2024, 2025].map((year) => [year, year - 2000]),
    ["line", "because it runs over time", "year", null, "none"],
  ],
  [
    "months of several years are a line a year",
    ordersBy(part("month", "monthOfYear"), part("year", "year")),
    grid([1, 2, 3, 4], [2025, 2026]),
    ["line", "because it compares years month by month", "month", "year", "none"],
  ],
  [
    "hours are bars in their order",
    ordersBy(part("hour", "hourOfDay")),
    names(24).map((_, hour) => [hour, hour * 2]),
    ["bar", "because it compares each hour", "hour", null, "none"],
  ],
  [
    "two large breakdowns are a heatmap",
    ordersBy(country, channel),
    grid(names(8), names(7, "d")),
    ["heatmap", "because 8 × 7 figures read best as a grid", "country", "channel", "none"],
  ],
  [
    "eight countries with three channels lie and stack",
    ordersBy(country, channel),
    grid(names(8), names(3, "d")),
    [
      "horizontalBar",
      "because it compares three values within each country",
      "country",
      "channel",
      "stacked",
    ],
  ],
  [
    "nine categories lie",
    ordersBy(country),
    names(9).map((name, index) => [name, index]),
    ["horizontalBar", "because it ranks nine values", "country", null, "none"],
  ],
  [
    "hundreds of categories are a spread",
    ordersBy(country),
    names(300).map((name, index) => [name, index]),
    ["histogram", "because it shows how 300 figures spread", "orders", null, "none"],
  ],
  [
    "the months since each start are a cohort table",
    ordersBy(month, monthsSince),
    months(4).flatMap((start, at) => [0, 1, 2, 3].slice(at).map((later) => [start, later, 9 - later])),
    ["cohort", "because it shows how many of each start come again", "months_since", "month", "none"],
  ],
  [
    "more than a few ranges stand in their order",
    ordersBy(dimension("range", ranges)),
    rangeNames.map((name, index) => [name, 50 - index]),
    ["bar", "because eight values come in order", "range", null, "none"],
  ],
  [
    "a product's brand does not make a second breakdown",
    query({
      sources: from("products"),
      dimensions: [
        dimension("product", col("s0", "name")),
        dimension("brand", col("s0", "brand")),
        dimension("list_price", col("s0", "list_price")),
      ],
    }),
    [
      ["Sofa", "Oslo", 10],
      ["Bench", "Oslo", 20],
      ["Lamp", "Arc", 30],
    ],
    ["bar", "because it compares three values", "product", null, "none"],
  ],
])("%s", (_, plan, cells, drawn) => {
  expect(draw(plan, cells)).toEqual(drawn);
});

test("draws shares of several series over time as stacked areas", () => {
  const share = measure("share", {
    kind: "share",
    of: { kind: "output", output: "orders" },
    within: ["month"],
  });
  const plan = query({
    sources: from("orders"),
    dimensions: [month, channel],
    measures: [countOrders, share],
  });
  const cells = grid(months(6), names(3)).map((row) => [...row, 0.33]);
  expect(draw(plan, cells).slice(0, 2)).toEqual(["area", "because it shows how shares of one whole shift"]);
});

test("leaves figures with another unit to the table, since there is one value axis", () => {
  const plan = query({
    sources: from("order_lines"),
    dimensions: [channel],
    measures: [revenue, countOrders],
  });
  const chart = chooseChart({
    ...result(plan, [
      ["Search", 12.5, 3],
      ["Direct", 7.5, 2],
    ]),
    askedChart: null,
  });
  expect(readDrawnColumns(chart.spec).y.map(({ column }) => column)).toEqual(["revenue"]);
});

test("marks a last unit that the question cuts short as incomplete", () => {
  const plan = query({
    sources: from("orders"),
    filters: [during(orderedAt, "2026-01-01", "2026-03-10")],
    dimensions: [month],
    measures: [countOrders],
    order: by("month", "ascending"),
  });
  const chart = chooseChart({
    ...result(
      plan,
      months(3).map((start) => [start, 5]),
    ),
    askedChart: null,
  });
  expect(chart.facts.incompleteFrom).toBe("2026-03-09");
});

const placed = (columns: readonly string[], cells: readonly (readonly Cell[])[]) => {
  const plan: Plan = { kind: "sql", text: "SELECT …" };
  const table = rows(columns, cells);
  const outputs = describeOutputs({ plan, table, catalog: shop, described: describedShop, settings });
  const { spec, caption } = chooseChart({
    plan,
    table,
    outputs,
    catalog: shop,
    today,
    settings,
    askedChart: null,
  });
  return [spec.encoding, caption.reason, caption.title];
};

test("rows with a latitude and a longitude are a map of points", () => {
  const cities: readonly (readonly Cell[])[] = [
    ["Berlin", 52.52, 13.4, 900],
    ["Paris", 48.86, 2.35, 700],
    ["Lyon", 45.76, 4.84, null],
  ];
  expect(placed(["shop_name", "lat", "lng", "orders"], cities)).toEqual([
    {
      form: "places",
      latitude: "lat",
      longitude: "lng",
      name: "shop_name",
      value: { column: "orders", label: "orders", format: { kind: "number" } },
    },
    "because three rows have a latitude and a longitude",
    "Berlin has the highest orders",
  ]);
});

test.each([
  ["a single place", [["Berlin", 52.52, 13.4]], "figures"],
  [
    "meters instead of degrees",
    [
      ["Berlin", 5_800_000, 391_000],
      ["Paris", 5_411_000, 452_000],
    ],
    "series",
  ],
  [
    "mostly missing positions",
    [
      ["Berlin", 52.52, 13.4],
      ["Paris", 48.86, null],
      ["Lyon", 45.76, null],
    ],
    "series",
  ],
] as const)("%s: no map", (_, cells, form) => {
  const [encoding] = placed(["shop_name", "lat", "lng"], cells);
  expect(encoding).toMatchObject({ form });
});

test("never stacks averages", () => {
  const plan = query({
    sources: from("orders"),
    dimensions: [country, channel],
    measures: [measure("average", aggregate("avg", col("s0", "total")))],
  });
  expect(draw(plan, grid(names(3), names(2, "d")))[4]).toBe("none");
});

test("rules have unique names, and the last one fits everything", () => {
  const all = chartRules.map(({ name }) => name);
  expect(new Set(all).size).toBe(all.length);
  expect(
    chartRules.at(-1)?.fits({
      rowCount: 0,
      isEmpty: true,
      time: null,
      parts: [],
      groups: [],
      described: [],
      figures: [],
      derived: [],
      moments: [],
      isList: true,
    }),
  ).toBe(true);
});
