import { defineChartKind } from "../chart-kind.ts";
import { atMostPoints, atMostSeries, axisNeeds, noNegative, twoBreakdowns } from "../chart-needs.ts";

/** How each group of starters remains over time: shares of the first figure of each row. */
export const cohort = defineChartKind({
  label: "Cohorts",
  icon: ["M3 4h18", "M3 9h14", "M3 14h10", "M3 19h6"],
  phrases: ["cohort chart", "cohort table", "cohort triangle", "as cohorts", "retention chart"],
  form: "grid",
  settings: {},
  needs: [
    ...axisNeeds,
    twoBreakdowns,
    noNegative,
    {
      reason: "cohorts need a second breakdown in order, such as months since the start",
      holds: ({ isOrdered }) => isOrdered,
    },
    atMostPoints(60, "columns"),
    atMostSeries(60, "rows"),
  ],
  shows: "drawing",
  height: "grid",
  needsAllRows: false,
});
