import { defineChartKind } from "../chart-kind.ts";
import { atMostPoints, atMostSeries, axisNeeds } from "../chart-needs.ts";
import { stackings } from "../stacking.ts";

/** Vertical bars, alone, side by side or stacked. */
export const bar = defineChartKind({
  label: "Columns",
  icon: ["M3 3v16a2 2 0 0 0 2 2h16", "M18 17V9", "M13 17V5", "M8 17v-3"],
  phrases: [
    "stacked bar",
    "stacked column chart",
    "grouped bar",
    "grouped bars",
    "grouped bar chart",
    "clustered bar chart",
    "stacked bars",
    "stacked bar chart",
    "as stacked bars",
    "as a stacked bar",
    "as stacked bar",
    "as bar chart",
    "as a bar",
    "bar",
    "bar chart",
    "bar graph",
    "as bars",
    "as a bar chart",
    "bars",
    "column chart",
    "column graph",
    "as columns",
    "as a column chart",
    "as column chart",
  ],
  form: "series",
  settings: { stacking: stackings },
  needs: [...axisNeeds, atMostPoints(400, "bars"), atMostSeries(12, "series")],
  shows: "drawing",
  height: "usual",
  needsAllRows: false,
});
