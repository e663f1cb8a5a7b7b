import { defineChartKind } from "../chart-kind.ts";
import { kindPhrases } from "./kind-phrases.ts";
import {
  atLeastPoints,
  atMostBreakdowns,
  atMostPoints,
  atMostSeries,
  someAxis,
  someFigures,
  someRows,
} from "../chart-needs.ts";

/** A small chart for each series, all with the same scale: lines, areas, bars, pies, points or histograms. */
export const smallMultiples = defineChartKind({
  label: "Small multiples",
  icon: ["M3 3h8v8H3z", "M13 3h8v8h-8z", "M3 13h8v8H3z", "M13 13h8v8h-8z"],
  phrases: [
    ...kindPhrases(
      ["small", "mini", "tiny", "separate", "individual"],
      ["multiples", "charts", "graphs", "plots", "panels"],
    ),
    "trellis chart",
    "facet chart",
    "facets",
    "panels",
  ],
  form: "series",
  settings: {},
  needs: [
    someRows,
    someFigures,
    someAxis,
    atMostBreakdowns(2),
    {
      reason: "it needs a second breakdown, several figures, or several rows for each value",
      holds: ({ seriesCount, drawnColumns, axisValues, rowCount }) =>
        seriesCount > 1 || drawnColumns > 1 || (axisValues > 1 && axisValues < rowCount),
    },
    atLeastPoints(2, "points"),
    atMostPoints(2000, "points"),
    atMostSeries(500, "charts"),
  ],
  shows: "drawing",
  height: "panels",
  needsAllRows: false,
});
