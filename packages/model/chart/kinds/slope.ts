import { defineChartKind } from "../chart-kind.ts";
import { axisNeeds } from "../chart-needs.ts";

/** Lines between two moments, or between two figures of each thing. */
export const slope = defineChartKind({
  label: "Slope",
  icon: ["M5 3v18", "M19 3v18", "M5 16 19 7", "M5 9l14 4"],
  phrases: ["slope chart", "slopegraph", "slope graph", "as a slope chart"],
  form: "series",
  settings: {},
  needs: [
    ...axisNeeds,
    {
      reason: "it compares two points in time, or two figures, for several items",
      holds: ({ axisValues, seriesCount, drawnColumns }) =>
        (axisValues === 2 && seriesCount > 1) || (drawnColumns === 2 && seriesCount === 0 && axisValues > 1),
    },
    {
      reason: "more than 30 lines are too many to read",
      holds: ({ axisValues, seriesCount }) => Math.max(axisValues === 2 ? 0 : axisValues, seriesCount) <= 30,
    },
  ],
  shows: "drawing",
  height: "tall",
  needsAllRows: false,
});
