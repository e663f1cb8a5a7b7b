import { defineChartKind } from "../chart-kind.ts";
import { atMostPoints, axisNeeds, someGoal } from "../chart-needs.ts";

/** A bar for each value, with its goal as a mark across it. */
export const bullet = defineChartKind({
  label: "Bullet",
  icon: ["M3 7h12", "M3 17h8", "M18 4v6", "M14 14v6"],
  phrases: ["bullet chart", "bullet graph", "as a bullet chart", "as bullets"],
  form: "series",
  settings: {},
  needs: [
    ...axisNeeds,
    atMostPoints(60, "bars"),
    {
      reason: "it measures a single breakdown, and the result has two",
      holds: ({ seriesCount }) => seriesCount === 0,
    },
    someGoal,
  ],
  shows: "drawing",
  height: "bars",
  needsAllRows: false,
});
