import { defineChartKind } from "../chart-kind.ts";
import { someRows } from "../chart-needs.ts";

/** A circle at the latitude and longitude of each row; circles that would touch are one. */
export const pointMap = defineChartKind({
  label: "Map of points",
  icon: [
    "M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0",
    "M9 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0z",
  ],
  phrases: ["as a point map", "point map", "map of points", "as points on a map", "dot map", "as a dot map"],
  form: "places",
  settings: { totals: ["shown", "hidden"] },
  needs: [
    someRows,
    {
      reason: "a map of points needs a latitude and a longitude",
      holds: ({ coordinateCount }) => coordinateCount > 0,
    },
  ],
  shows: "drawing",
  height: "tall",
  needsAllRows: true,
});
