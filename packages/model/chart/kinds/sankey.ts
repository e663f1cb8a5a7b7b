import { defineChartKind } from "../chart-kind.ts";
import {
  atMostPoints,
  atMostSeries,
  axisNeeds,
  noNegative,
  partOfWhole,
  twoBreakdowns,
} from "../chart-needs.ts";

/** How a whole flows from the values of one breakdown to those of another. */
export const sankey = defineChartKind({
  label: "Flow",
  icon: ["M3 5h3c6 0 6 4 12 4h3", "M3 9h3c6 0 6 10 12 10h3", "M3 17h3c6 0 6-3 12-3h3"],
  phrases: ["sankey", "sankey diagram", "sankey chart", "flow diagram", "as a sankey"],
  form: "grid",
  settings: {},
  needs: [
    ...axisNeeds,
    twoBreakdowns,
    noNegative,
    partOfWhole,
    atMostPoints(24, "sources"),
    atMostSeries(24, "targets"),
  ],
  shows: "drawing",
  height: "tall",
  needsAllRows: false,
});
