import { defineChartKind } from "../chart-kind.ts";
import { oneRow, someFigures, someGoal, someRows } from "../chart-needs.ts";

/** One figure on its way to a goal: a bar with the share that is reached. */
export const progress = defineChartKind({
  label: "Progress",
  icon: ["M3 9h18v6H3z", "M3 9h10v6H3z", "M18 6v12"],
  phrases: ["progress chart", "progress bar", "progress to goal", "as a progress bar", "as progress"],
  form: "figures",
  settings: {},
  needs: [someRows, someFigures, oneRow, someGoal],
  shows: "drawing",
  height: "figure",
  needsAllRows: false,
});
