import { defineChartKind } from "../chart-kind.ts";
import { atMostPoints, axisNeeds, oneBreakdown } from "../chart-needs.ts";

/** A square for each day, in weeks, with the figure as color. */
export const calendar = defineChartKind({
  label: "Calendar",
  icon: [
    "M5 5h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z",
    "M3 10h18",
    "M8 3v4",
    "M16 3v4",
    "M8 14h1",
    "M12 14h1",
    "M16 14h1",
  ],
  phrases: ["calendar heatmap", "calendar chart", "as a calendar"],
  form: "parts",
  settings: {},
  needs: [
    ...axisNeeds,
    oneBreakdown,
    {
      reason: "a calendar needs one figure for each day",
      holds: ({ grain }) => grain === "day",
    },
    atMostPoints(3700, "days"),
  ],
  shows: "drawing",
  height: "calendar",
  needsAllRows: false,
});
