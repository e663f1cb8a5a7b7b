import { defineChartKind } from "../chart-kind.ts";
import {
  atMostPoints,
  noNegative,
  someAxis,
  someFigures,
  someRows,
  wholeUnlessNamed,
} from "../chart-needs.ts";

/**
 * The parts of a whole as slices. It draws at most five slices and combines the smaller parts into "Other". Figures without
 * a whole, such as averages, are slices only if a question asks for them, each labeled with its own figure.
 */
export const pie = defineChartKind({
  label: "Pie",
  icon: [
    "M21 12c.552 0 1.005-.449.95-.998a10 10 0 0 0-8.953-8.951c-.55-.055-.998.398-.998.95v8a1 1 0 0 0 1 1z",
    "M21.21 15.89A10 10 0 1 1 8 2.83",
  ],
  phrases: ["as pie chart", "as pie", "pie chart", "pie", "as a pie", "as a pie chart"],
  form: "parts",
  settings: { totals: ["shown", "hidden"] },
  needs: [
    someRows,
    someFigures,
    someAxis,
    {
      reason: "a pie shows a single breakdown, and the result has two",
      holds: ({ seriesCount, drawnColumns }) => seriesCount === 0 && drawnColumns === 1,
    },
    noNegative,
    wholeUnlessNamed,
    { reason: "a pie needs at least two slices", holds: ({ points }) => points > 1 },
    atMostPoints(30, "slices"),
  ],
  shows: "drawing",
  height: "round",
  needsAllRows: false,
});
