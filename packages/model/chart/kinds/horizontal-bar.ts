import { defineChartKind } from "../chart-kind.ts";
import { atMostPoints, atMostSeries, axisNeeds } from "../chart-needs.ts";
import { stackings } from "../stacking.ts";

/** Horizontal bars, one below another: for rankings and long names. */
export const horizontalBar = defineChartKind({
  label: "Bars",
  icon: ["M3 3v16a2 2 0 0 0 2 2h16", "M7 16h8", "M7 11h12", "M7 6h3"],
  phrases: [
    "horizontal bars",
    "horizontal bar chart",
    "horizontal bar graph",
    "as horizontal bars",
    "as a horizontal bar chart",
  ],
  form: "series",
  settings: { stacking: stackings },
  needs: [...axisNeeds, atMostPoints(100, "bars"), atMostSeries(12, "series")],
  shows: "drawing",
  height: "bars",
  needsAllRows: false,
});
