import { defineChartKind } from "../chart-kind.ts";
import { atLeastPoints, atMostPoints, atMostSeries, axisNeeds, severalSeries } from "../chart-needs.ts";

/** A small chart for each series, all with the same scale. */
export const smallMultiples = defineChartKind({
  label: "Small multiples",
  icon: ["M3 3h8v8H3z", "M13 3h8v8h-8z", "M3 13h8v8H3z", "M13 13h8v8h-8z"],
  phrases: ["small multiples", "trellis chart", "as small multiples", "facet chart"],
  form: "series",
  settings: {},
  needs: [
    ...axisNeeds,
    severalSeries,
    atLeastPoints(2, "points"),
    atMostPoints(2000, "points"),
    atMostSeries(36, "charts"),
  ],
  shows: "drawing",
  height: "panels",
  needsAllRows: false,
});
