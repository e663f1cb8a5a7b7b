import { defineChartKind } from "../chart-kind.ts";
import { atLeastPoints, atMostPoints, axisNeeds, oneBreakdown, partOfWhole } from "../chart-needs.ts";

/** How gains and losses add up to a total, step by step. */
export const waterfall = defineChartKind({
  label: "Waterfall",
  icon: ["M3 3v16a2 2 0 0 0 2 2h16", "M7 17v-4", "M11 13V8", "M15 8v3", "M19 17v-6"],
  phrases: ["waterfall chart", "waterfall", "as a waterfall", "as a waterfall chart", "bridge chart"],
  form: "parts",
  settings: {},
  needs: [...axisNeeds, oneBreakdown, partOfWhole, atLeastPoints(2, "steps"), atMostPoints(40, "steps")],
  shows: "drawing",
  height: "usual",
  needsAllRows: false,
});
