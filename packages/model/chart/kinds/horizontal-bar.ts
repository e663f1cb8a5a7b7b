import { defineChartKind } from "../chart-kind.ts";
import { atMostPoints, atMostSeries, axisNeeds } from "../chart-needs.ts";
import { kindPhrases } from "./kind-phrases.ts";
import { stackings } from "../stacking.ts";

/** Horizontal bars, one below another: for rankings and long names. */
export const horizontalBar = defineChartKind({
  label: "Bars",
  icon: ["M3 3v16a2 2 0 0 0 2 2h16", "M7 16h8", "M7 11h12", "M7 6h3"],
  phrases: kindPhrases(
    ["horizontal", "stacked horizontal", "grouped horizontal", "horizontal stacked", "horizontal grouped"],
    ["bar", "bars", "bar chart", "bar graph"],
  ),
  form: "series",
  settings: { stacking: stackings },
  needs: [...axisNeeds, atMostPoints(100, "bars"), atMostSeries(12, "series")],
  shows: "drawing",
  height: "bars",
  needsAllRows: false,
});
