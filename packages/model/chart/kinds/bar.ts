import { defineChartKind } from "../chart-kind.ts";
import { atMostPoints, atMostSeries, axisNeeds } from "../chart-needs.ts";
import { kindPhrases } from "./kind-phrases.ts";
import { stackings } from "../stacking.ts";

/** Vertical bars, alone, side by side or stacked. */
export const bar = defineChartKind({
  label: "Columns",
  icon: ["M3 3v16a2 2 0 0 0 2 2h16", "M18 17V9", "M13 17V5", "M8 17v-3"],
  phrases: [
    ...kindPhrases([""], ["bar", "bars", "bar chart", "bar graph", "column chart", "column graph"]),
    "as columns",
    ...kindPhrases(
      ["stacked", "grouped", "clustered", "vertical"],
      ["bar", "bars", "columns", "bar chart", "bar graph", "column chart", "column graph"],
    ),
  ],
  form: "series",
  settings: { stacking: stackings },
  needs: [...axisNeeds, atMostPoints(400, "bars"), atMostSeries(12, "series")],
  shows: "drawing",
  height: "usual",
  needsAllRows: false,
});
