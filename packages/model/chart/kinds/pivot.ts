import { defineChartKind } from "../chart-kind.ts";
import { atMostPoints, atMostSeries, axisNeeds, twoBreakdowns } from "../chart-needs.ts";

/** Two breakdowns as rows and columns, with the figures and their totals. */
export const pivot = defineChartKind({
  label: "Pivot table",
  icon: ["M3 3h18v18H3z", "M3 9h18", "M9 3v18", "M3 15h18"],
  phrases: ["pivot table", "pivot", "as a pivot table", "crosstab", "cross table"],
  form: "grid",
  settings: {},
  needs: [...axisNeeds, twoBreakdowns, atMostPoints(60, "columns"), atMostSeries(200, "rows")],
  shows: "drawing",
  height: "grid",
  needsAllRows: false,
});
