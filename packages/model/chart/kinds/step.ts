import { defineChartKind } from "../chart-kind.ts";
import { atMostSeries, lineNeeds } from "../chart-needs.ts";

/** A line that stays level until the next value, for prices, stocks and states. */
export const step = defineChartKind({
  label: "Step",
  icon: ["M3 3v16a2 2 0 0 0 2 2h16", "M7 16h4v-5h4V7h5"],
  phrases: ["step chart", "step line", "as a step chart", "as steps"],
  form: "series",
  settings: {},
  needs: [...lineNeeds, atMostSeries(12, "lines")],
  shows: "drawing",
  height: "usual",
  needsAllRows: false,
});
