import { defineChartKind } from "../chart-kind.ts";
import { oneRow, someFigures, someGoal, someRows } from "../chart-needs.ts";

/** One figure on a half circle up to its goal. */
export const gauge = defineChartKind({
  label: "Gauge",
  icon: ["m12 16 4-5", "M3.3 19a10 10 0 1 1 17.4 0"],
  phrases: ["gauge chart", "gauge", "as a gauge", "speedometer"],
  form: "figures",
  settings: {},
  needs: [someRows, someFigures, oneRow, someGoal],
  shows: "drawing",
  height: "usual",
  needsAllRows: false,
});
