import { defineChartKind } from "../chart-kind.ts";
import { atLeastPoints, atMostPoints, axisNeeds, noNegative, oneBreakdown } from "../chart-needs.ts";

/** How much of the first step remains at each later one. */
export const funnel = defineChartKind({
  label: "Funnel",
  icon: ["M3 5h18", "M6 10h12", "M9 15h6", "M11 20h2"],
  phrases: ["funnel chart", "as a funnel", "as a funnel chart", "conversion funnel"],
  form: "parts",
  settings: {},
  needs: [...axisNeeds, oneBreakdown, noNegative, atLeastPoints(2, "steps"), atMostPoints(12, "steps")],
  shows: "drawing",
  height: "usual",
  needsAllRows: false,
});
