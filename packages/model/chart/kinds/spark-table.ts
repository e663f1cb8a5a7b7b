import { defineChartKind } from "../chart-kind.ts";
import { atMostPoints, atMostSeries, lineNeeds, severalSeries } from "../chart-needs.ts";

/** A row for each series: its latest figure, the change since the unit before, and a small line of its course. */
export const sparkTable = defineChartKind({
  label: "Table with sparklines",
  icon: ["M3 3h18v18H3z", "M3 9h18", "M3 15h18", "m13 7.5 2-2 2 1 2-2", "m13 13.5 2-2 2 1 2-2"],
  phrases: [
    "as a table with sparklines",
    "table with sparklines",
    "as a table with trends",
    "table with trends",
    "as sparklines",
    "with sparklines",
  ],
  form: "series",
  settings: {},
  needs: [...lineNeeds, severalSeries, atMostPoints(2000, "points"), atMostSeries(200, "rows")],
  shows: "drawing",
  height: "lines",
  needsAllRows: false,
});
