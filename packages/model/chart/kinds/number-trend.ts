import { defineChartKind } from "../chart-kind.ts";
import { atMostPoints, atMostSeries, lineNeeds } from "../chart-needs.ts";

/** The latest figure of each series, its change since the unit before, and a small line of its course. */
export const numberTrend = defineChartKind({
  label: "Number with trend",
  icon: ["M4 4h7", "M4 8h4", "m3 19 5-4 4 2 4-6 5-3", "M16 4h4v4"],
  phrases: [
    "as a number with a trend",
    "as numbers with a trend",
    "as numbers with trends",
    "as a number with trend",
    "number with a trend",
    "number with trend",
    "as a number with a sparkline",
    "number with a sparkline",
    "number with sparkline",
    "numbers with sparklines",
    "as numbers with sparklines",
    "as a kpi",
    "as kpis",
    "as kpi tiles",
  ],
  form: "series",
  settings: {},
  needs: [...lineNeeds, atMostPoints(2000, "points"), atMostSeries(12, "numbers")],
  shows: "drawing",
  height: "tiles",
  needsAllRows: false,
});
