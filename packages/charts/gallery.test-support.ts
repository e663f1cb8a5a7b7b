import type { ChartAxis, ChartMark } from "@askery/model";
import { placeCharts } from "./gallery-places.test-support.ts";
import { panelCharts } from "./gallery-panels.test-support.ts";
import { forecastCharts } from "./gallery-forecasts.test-support.ts";
import { cross, galleryChart, randomOf, type GalleryChart } from "./gallery-chart.test-support.ts";
import { categoryAxis, euros, figureOf, monthAxis, monthsOf2026, percents } from "./samples.test-support.ts";

const random = randomOf(7);
const months = monthsOf2026(11);
const categories = ["Furniture", "Lighting", "Kitchen", "Bedding", "Garden"];
const countries = ["Germany", "France", "Spain", "Italy", "Poland", "Sweden", "Netherlands", "Austria"];
const revenue = figureOf("revenue", euros);
const orders = figureOf("orders");
const byMonth = months.map((_, month) => Math.round(380_000 + month * 21_000 + random() * 90_000));
const byCountry = [1_840_000, 1_390_000, 812_000, 561_000, 405_000, 240_000, 118_000, 64_000];

const monthly = cross(months, categories);
const monthlyColumns = {
  month: monthly.map(([month]) => month),
  category: monthly.map(([, category]) => category),
  revenue: monthly.map(([month, category]) =>
    Math.round(
      40_000 + categories.indexOf(category) * -6000 + months.indexOf(month) * 1800 + random() * 16_000,
    ),
  ),
};
const quarters = ["2025-10-01", "2026-01-01", "2026-04-01", "2026-07-01"];
const quarterAxis: ChartAxis = {
  column: "quarter",
  label: "quarter",
  kind: "time",
  grain: "quarter",
  format: { kind: "date", grain: "quarter" },
};
const quarterly = cross(quarters, ["New", "Repeat"]);
const quarterlyColumns = {
  quarter: quarterly.map(([quarter]) => quarter),
  buyers: quarterly.map(([, buyers]) => buyers),
  orders: quarterly.map(
    ([quarter, buyers]) =>
      400 + quarters.indexOf(quarter) * (buyers === "New" ? 20 : 110) + Math.round(random() * 60),
  ),
};
const nested = cross(quarters, [
  ["Furniture", "Nordlys"],
  ["Furniture", "Holm & Eik"],
  ["Furniture", "Atelier Vale"],
  ["Lighting", "Nordlys"],
  ["Lighting", "Lumen"],
  ["Garden", "Holm & Eik"],
  ["Garden", "Rosenhof"],
]);
const products = Array.from({ length: 120 }, (_, index) => `Product ${index + 1}`);
const prices = products.map(() => Math.round(20 + random() * 280));
const totals = Array.from({ length: 600 }, () =>
  Math.round(Math.exp(4.4 + (random() + random() + random() - 1.5) * 1.6)),
);
const channels = ["Search", "Newsletter", "Short video", "Direct"];
const flows = cross(channels, categories);
const cohortRows = cross(monthsOf2026(7), [0, 1, 2, 3, 4, 5, 6]).filter(
  ([month, age]) => Number(month.slice(5, 7)) + age <= 7,
);
const days = Array.from({ length: 320 }, (_, day) =>
  new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
);
const daily = days.map((_, day) =>
  Math.round(80 + 40 * Math.sin(day / 40) + (day % 7 >= 5 ? 60 : 0) + random() * 40),
);
const dayAxis: ChartAxis = {
  column: "day",
  label: "day",
  kind: "time",
  grain: "day",
  format: { kind: "date", grain: "day" },
};
const parts = {
  x: categoryAxis("country"),
  y: [revenue],
  columns: { country: countries, revenue: byCountry },
};
const goal: ChartMark = { kind: "goal", value: 550_000, label: "goal €550k" };
/** Every kind, and the display options that change a drawing most. */
export const galleryCharts: readonly GalleryChart[] = [
  galleryChart({
    kind: "line",
    x: monthAxis,
    y: [revenue],
    columns: { month: months, revenue: byMonth },
    marks: [goal, { kind: "average" }, { kind: "event", at: "2026-05-01", label: "New shop" }],
  }),
  galleryChart({
    kind: "line",
    note: "five series",
    x: monthAxis,
    y: [revenue],
    series: "category",
    columns: monthlyColumns,
  }),
  galleryChart({
    kind: "line",
    note: "log, figures shown",
    x: monthAxis,
    y: [orders],
    columns: { month: months, orders: months.map((_, index) => Math.round(12 * 2.1 ** index)) },
    display: { scale: "log", labels: "shown" },
  }),
  ...forecastCharts,
  galleryChart({
    kind: "area",
    note: "stacked",
    x: monthAxis,
    y: [revenue],
    series: "category",
    columns: monthlyColumns,
    stacking: "stacked",
  }),
  galleryChart({
    kind: "area",
    note: "shares",
    x: monthAxis,
    y: [revenue],
    series: "category",
    columns: monthlyColumns,
    stacking: "shares",
  }),
  galleryChart({
    kind: "step",
    x: monthAxis,
    y: [figureOf("price", euros)],
    columns: { month: months, price: [19, 19, 21, 21, 21, 24, 24, 22, 22, 25, 25] },
    marks: [{ kind: "band", from: 20, to: 23, label: "planned" }],
  }),
  galleryChart({
    kind: "bar",
    note: "grouped",
    x: quarterAxis,
    y: [orders],
    series: "buyers",
    columns: quarterlyColumns,
  }),
  galleryChart({
    kind: "bar",
    note: "stacked",
    x: quarterAxis,
    y: [orders],
    series: "buyers",
    columns: quarterlyColumns,
    stacking: "stacked",
  }),
  galleryChart({
    kind: "bar",
    note: "100 %, patterns",
    x: quarterAxis,
    y: [orders],
    series: "buyers",
    columns: quarterlyColumns,
    stacking: "shares",
    display: { palette: "patterns" },
  }),
  galleryChart({
    kind: "bar",
    note: "goal and rules",
    x: monthAxis,
    y: [revenue],
    columns: { month: months, revenue: byMonth },
    marks: [goal],
    display: { colorRules: [{ comparison: ">=", value: 550_000, color: "good" }] },
  }),
  galleryChart({
    kind: "horizontalBar",
    note: "top 5 and Other",
    ...parts,
    display: { top: { count: 5, hasOther: true }, sort: "largest" },
    marks: [{ kind: "average" }],
  }),
  galleryChart({
    kind: "horizontalBar",
    note: "band, goal and events",
    x: monthAxis,
    y: [revenue],
    columns: { month: months, revenue: byMonth },
    marks: [
      goal,
      { kind: "band", from: 300_000, to: 400_000, label: "planned" },
      { kind: "event", at: "2026-05-01", label: "Warehouse moved" },
    ],
  }),
  galleryChart({
    kind: "divergingBar",
    x: categoryAxis("country"),
    y: [figureOf("growth", percents)],
    columns: { country: countries.slice(0, 6), growth: [0.216, 0.124, 0.081, 0.047, -0.032, -0.069] },
  }),
  galleryChart({
    kind: "divergingBar",
    note: "back to back",
    x: categoryAxis("age"),
    y: [figureOf("women"), figureOf("men")],
    columns: {
      age: ["18–24", "25–34", "35–44", "45–54", "55–64", "65+"],
      women: [820, 1640, 1510, 990, 610, 320],
      men: [760, 1490, 1390, 1020, 580, 290],
    },
  }),
  galleryChart({
    kind: "combo",
    x: monthAxis,
    y: [revenue, figureOf("return rate", percents)],
    columns: { month: months, revenue: byMonth, "return rate": months.map(() => 0.04 + random() * 0.05) },
  }),
  galleryChart({
    kind: "slope",
    x: {
      ...quarterAxis,
      column: "year",
      label: "year",
      grain: "year",
      format: { kind: "date", grain: "year" },
    },
    y: [revenue],
    series: "country",
    columns: {
      year: cross(["2025-01-01", "2026-01-01"], countries).map(([year]) => year),
      country: cross([1, 2], countries).map(([, country]) => country),
      revenue: [...byCountry, ...byCountry.map((value, index) => Math.round(value * (0.7 + index * 0.12)))],
    },
  }),
  galleryChart({
    kind: "smallMultiples",
    x: monthAxis,
    y: [revenue],
    series: "category",
    columns: monthlyColumns,
  }),
  ...panelCharts,
  galleryChart({
    kind: "number",
    note: "row",
    y: [revenue, orders, figureOf("average order", euros), figureOf("returned", percents)],
    columns: { revenue: [6_041_233.5], orders: [61_408], "average order": [98.38], returned: [0.054] },
  }),
  galleryChart({
    kind: "numberTrend",
    x: monthAxis,
    y: [revenue],
    columns: { month: months, revenue: byMonth },
  }),
  galleryChart({
    kind: "numberTrend",
    note: "row",
    x: monthAxis,
    y: [revenue],
    series: "category",
    columns: monthlyColumns,
  }),
  galleryChart({
    kind: "sparkTable",
    x: monthAxis,
    y: [revenue],
    series: "category",
    columns: monthlyColumns,
    display: { colorRules: [{ comparison: "<", value: 40_000, color: "bad" }] },
  }),
  ...(["pie", "donut", "treemap", "map"] as const).map((kind) => galleryChart({ kind, ...parts })),
  ...placeCharts,
  galleryChart({
    kind: "waterfall",
    x: categoryAxis("step"),
    y: [revenue],
    columns: {
      step: ["Gross", "Discounts", "Returns", "Shipping", "Gift cards"],
      revenue: [6_420_000, -410_000, -620_000, 180_000, 95_000],
    },
  }),
  galleryChart({
    kind: "funnel",
    x: categoryAxis("step"),
    y: [figureOf("visitors")],
    columns: {
      step: ["Visited", "Viewed a product", "Added to cart", "Checkout", "Paid"],
      visitors: [184_200, 96_400, 31_800, 18_900, 14_210],
    },
  }),
  galleryChart({
    kind: "sankey",
    x: categoryAxis("channel"),
    y: [revenue],
    series: "category",
    columns: {
      channel: flows.map(([channel]) => channel),
      category: flows.map(([, category]) => category),
      revenue: flows.map(() => Math.round(20_000 + random() * 160_000)),
    },
  }),
  galleryChart({ kind: "heatmap", x: monthAxis, y: [revenue], series: "category", columns: monthlyColumns }),
  galleryChart({ kind: "calendar", x: dayAxis, y: [orders], columns: { day: days, orders: daily } }),
  galleryChart({
    kind: "cohort",
    x: { ...categoryAxis("month since", { kind: "datePart", part: "weekOfYear" }) },
    y: [figureOf("customers")],
    series: "joined",
    columns: {
      "month since": cohortRows.map(([, age]) => age),
      joined: cohortRows.map(([month]) => month),
      customers: cohortRows.map(([, age]) => Math.round((900 + random() * 200) * 0.72 ** age)),
    },
  }),
  galleryChart({ kind: "pivot", x: quarterAxis, y: [orders], series: "buyers", columns: quarterlyColumns }),
  galleryChart({
    kind: "pivot",
    note: "many columns",
    x: monthAxis,
    y: [revenue],
    series: "category",
    columns: monthlyColumns,
  }),
  galleryChart({
    kind: "pivot",
    note: "grouped rows",
    x: quarterAxis,
    y: [revenue],
    series: "brand",
    group: "category",
    columns: {
      quarter: nested.map(([quarter]) => quarter),
      category: nested.map(([, [category]]) => category ?? ""),
      brand: nested.map(([, [, brand]]) => brand ?? ""),
      revenue: nested.map(() => Math.round(20_000 + random() * 90_000)),
    },
  }),
  galleryChart({
    kind: "scatter",
    note: "trend",
    y: [figureOf("price", euros), figureOf("return rate", percents)],
    columns: {
      product: products,
      price: prices,
      "return rate": prices.map((price) => 0.01 + price / 6000 + random() * 0.03),
    },
    marks: [{ kind: "trend" }],
  }),
  galleryChart({
    kind: "bubble",
    y: [figureOf("price", euros), figureOf("return rate", percents), orders],
    columns: {
      product: products.slice(0, 40),
      price: prices.slice(0, 40),
      "return rate": prices.slice(0, 40).map((price) => 0.01 + price / 6000 + random() * 0.03),
      orders: prices.slice(0, 40).map(() => Math.round(random() ** 3 * 900)),
    },
  }),
  galleryChart({
    kind: "histogram",
    y: [figureOf("order total", euros)],
    columns: { "order total": totals },
  }),
  galleryChart({ kind: "density", y: [figureOf("order total", euros)], columns: { "order total": totals } }),
  galleryChart({
    kind: "box",
    x: categoryAxis("country"),
    y: [figureOf("order total", euros)],
    columns: { country: totals.map((_, index) => countries[index % 6] ?? ""), "order total": totals },
  }),
  galleryChart({
    kind: "strip",
    x: categoryAxis("country"),
    y: [figureOf("order total", euros)],
    columns: { country: totals.map((_, index) => countries[index % 6] ?? ""), "order total": totals },
  }),
  galleryChart({
    kind: "progress",
    y: [revenue, figureOf("goal", euros)],
    columns: { revenue: [6_041_233.5], goal: [9_600_000] },
  }),
  galleryChart({
    kind: "gauge",
    y: [revenue, figureOf("goal", euros)],
    columns: { revenue: [6_041_233.5], goal: [9_600_000] },
  }),
  galleryChart({
    kind: "bullet",
    x: categoryAxis("country"),
    y: [revenue, figureOf("goal", euros)],
    columns: {
      country: countries.slice(0, 6),
      revenue: byCountry.slice(0, 6),
      goal: [1_700_000, 1_500_000, 800_000, 600_000, 500_000, 200_000],
    },
  }),
];
