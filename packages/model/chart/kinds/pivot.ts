import { defineChartKind } from "../chart-kind.ts";
import {
  atMostBreakdowns,
  atMostPoints,
  noTwins,
  someAxis,
  someFigures,
  someRows,
  twoBreakdowns,
} from "../chart-needs.ts";
import { countWord } from "../../format/count-word.ts";

/** Two breakdowns as rows and columns, with the figures and their totals. A third one groups the rows. */
export const pivot = defineChartKind({
  label: "Pivot table",
  icon: ["M3 3h18v18H3z", "M3 9h18", "M9 3v18", "M3 15h18"],
  phrases: ["pivot table", "pivot", "as a pivot table", "crosstab", "cross table"],
  form: "grid",
  settings: { totals: ["shown", "hidden"] },
  needs: [
    someRows,
    someFigures,
    someAxis,
    atMostBreakdowns(3),
    noTwins,
    twoBreakdowns,
    atMostPoints(60, "columns"),
    {
      reason: ({ pivotRows }) => `${countWord(pivotRows)} rows are too many to read`,
      holds: ({ pivotRows }) => pivotRows <= 200,
    },
  ],
  shows: "drawing",
  height: "grid",
  needsAllRows: false,
});
