import { defineChartKind } from "../chart-kind.ts";
import { someFigures, someRows } from "../chart-needs.ts";

/** A dot for each row, at two of its figures. */
export const scatter = defineChartKind({
  label: "Scatter",
  icon: [
    "M7 7.5a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0z",
    "M18 5.5a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0z",
    "M11 11.5a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0z",
    "M7 16.5a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0z",
    "M17 14.5a.5.5 0 1 0 1 0a.5.5 0 1 0-1 0z",
    "M3 3v16a2 2 0 0 0 2 2h16",
  ],
  phrases: ["scatter plot", "scatter chart", "scatterplot", "as a scatter plot"],
  form: "points",
  settings: {},
  needs: [
    someRows,
    someFigures,
    {
      reason: "a scatter chart needs two figures for each item",
      holds: ({ numericColumns }) => numericColumns > 1,
    },
  ],
  shows: "drawing",
  height: "round",
  needsAllRows: true,
});
