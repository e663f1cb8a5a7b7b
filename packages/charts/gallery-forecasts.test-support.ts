import { cross, galleryChart, randomOf, type GalleryChart } from "./gallery-chart.test-support.ts";
import { euros, figureOf, monthAxis, monthsOf2026 } from "./samples.test-support.ts";

const random = randomOf(11);
const months = monthsOf2026(11);
const revenue = figureOf("revenue", euros);
const byMonth = months.map((_, month) => Math.round(380_000 + month * 21_000 + random() * 90_000));
const ahead = months.map((_, month) => Math.max(0, month - 7));
const forecastColumns = {
  month: months,
  revenue: byMonth.map((value, month) => (month < 8 ? value : null)),
  forecast: byMonth.map((value, month) => (month < 8 ? null : value)),
  low: byMonth.map((value, month) => (month < 8 ? null : Math.round(value - 45_000 * (ahead[month] ?? 0)))),
  high: byMonth.map((value, month) => (month < 8 ? null : Math.round(value + 52_000 * (ahead[month] ?? 0)))),
};
const rated = cross(months, ["Shop", "Online"]);
const ratings = rated.map(([month, channel]) =>
  Number((3.4 + (channel === "Shop" ? 0.7 : 0) + months.indexOf(month) * 0.03 + random() * 0.2).toFixed(2)),
);
const ratingColumns = {
  month: rated.map(([month]) => month),
  channel: rated.map(([, channel]) => channel),
  rating: ratings,
  low: ratings.map((rating) => rating - 0.15),
  high: ratings.map((rating) => rating + 0.12),
};
/** Lines and areas with forecasts and ranges. */
export const forecastCharts: readonly GalleryChart[] = [
  galleryChart({
    kind: "line",
    note: "forecast with its range",
    x: monthAxis,
    y: [revenue, figureOf("forecast", euros)],
    columns: forecastColumns,
    marks: [
      { kind: "forecast", of: "revenue", column: "forecast" },
      { kind: "range", of: "revenue", low: "low", high: "high", label: "80% of cases" },
    ],
  }),
  galleryChart({
    kind: "line",
    note: "ranges of two lines",
    x: monthAxis,
    y: [figureOf("rating")],
    series: "channel",
    columns: ratingColumns,
    marks: [{ kind: "range", of: "rating", low: "low", high: "high", label: "95% interval" }],
  }),
  galleryChart({
    kind: "area",
    note: "last months forecast",
    x: monthAxis,
    y: [revenue],
    columns: { month: months, revenue: byMonth },
    marks: [{ kind: "forecastTail", units: 3 }],
  }),
];
