import { defineChartKind } from "../chart-kind.ts";
import { atMostPoints, someAxis, someFigures, someRows } from "../chart-needs.ts";

/** Columns of one figure and a line of another, each with its own scale. */
export const combo = defineChartKind({
  label: "Columns and line",
  icon: ["M3 3v16a2 2 0 0 0 2 2h16", "M8 17v-4", "M13 17v-6", "M18 17v-3", "m7 8 5-2 6 1"],
  phrases: [
    "combo chart",
    "combination chart",
    "bar and line chart",
    "columns and line",
    "dual axis chart",
    "as a combo chart",
    "on a second axis",
    "on a secondary axis",
    "on the right axis",
    "on another axis",
    "on a separate axis",
    "on a different axis",
    "its own axis",
    "their own axis",
    "its own scale",
    "their own scale",
    "on its own axis",
    "on their own axis",
    "on its own scale",
    "on their own scale",
    "with two axes",
    "with a second axis",
    "dual axis",
    "dual axes",
  ],
  form: "combo",
  settings: {},
  needs: [
    someRows,
    someFigures,
    someAxis,
    {
      reason: "it needs two figures for each value",
      holds: ({ numericColumns }) => numericColumns > 1,
    },
    {
      reason: "it shows two figures along a single breakdown, and the result has two",
      holds: ({ seriesCount }) => seriesCount === 0,
    },
    { reason: "several rows share the same point", holds: ({ hasTwins }) => !hasTwins },
    atMostPoints(120, "columns"),
  ],
  shows: "drawing",
  height: "usual",
  needsAllRows: false,
});
