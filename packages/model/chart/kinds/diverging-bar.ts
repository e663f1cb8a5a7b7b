import { defineChartKind } from "../chart-kind.ts";
import { atMostPoints, axisNeeds } from "../chart-needs.ts";

/** Horizontal bars to both sides of zero, or two series back to back. */
export const divergingBar = defineChartKind({
  label: "Diverging bars",
  icon: ["M12 3v18", "M12 7h6", "M12 12H6", "M12 17h4"],
  phrases: [
    "diverging bars",
    "diverging bar chart",
    "as diverging bars",
    "butterfly chart",
    "population pyramid",
  ],
  form: "series",
  settings: {},
  needs: [
    ...axisNeeds,
    atMostPoints(60, "bars"),
    {
      reason: "it needs negative figures, or two series to compare",
      holds: ({ hasNegative, seriesCount, drawnColumns }) =>
        (hasNegative && seriesCount < 2 && drawnColumns === 1) ||
        (!hasNegative && (seriesCount === 2 || (seriesCount === 0 && drawnColumns === 2))),
    },
  ],
  shows: "drawing",
  height: "bars",
  needsAllRows: false,
});
