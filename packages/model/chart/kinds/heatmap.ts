import { defineChartKind } from "../chart-kind.ts";
import { atMostPoints, atMostSeries, axisNeeds } from "../chart-needs.ts";

/** A grid of two breakdowns, with the figure as color. */
export const heatmap = defineChartKind({
  label: "Heatmap",
  icon: [
    "M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z",
    "M3 9h18",
    "M3 15h18",
    "M9 3v18",
    "M15 3v18",
  ],
  phrases: ["heatmap", "heat map", "as a heatmap"],
  form: "grid",
  settings: {},
  needs: [
    ...axisNeeds,
    { reason: "a heatmap needs two breakdowns", holds: ({ seriesCount }) => seriesCount > 1 },
    atMostPoints(400, "columns"),
    atMostSeries(60, "rows"),
  ],
  shows: "drawing",
  height: "grid",
  needsAllRows: false,
});
