import { defineChartKind } from "../chart-kind.ts";
import { atMostSeries, lineNeeds } from "../chart-needs.ts";

/** A line over time or over numbered parts of it, with one line for each series. */
export const line = defineChartKind({
  label: "Line",
  icon: ["M3 3v16a2 2 0 0 0 2 2h16", "m19 9-5 5-4-4-3 3"],
  phrases: ["as line chart", "as line", "line chart", "line graph", "as a line", "as a line chart"],
  form: "series",
  settings: {},
  needs: [...lineNeeds, atMostSeries(60, "lines")],
  shows: "drawing",
  height: "usual",
  needsAllRows: false,
});
