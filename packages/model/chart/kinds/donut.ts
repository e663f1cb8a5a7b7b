import { defineChartKind } from "../chart-kind.ts";
import {
  atLeastPoints,
  atMostPoints,
  noNegative,
  oneBreakdown,
  someAxis,
  someFigures,
  someRows,
  wholeUnlessNamed,
} from "../chart-needs.ts";

/** A ring of the parts of a whole, with their sum in its center. It draws at most five parts and "Other". */
export const donut = defineChartKind({
  label: "Donut",
  icon: [
    "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0z",
    "M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
    "M12 3v5",
    "m18.4 18.4-3.5-3.5",
  ],
  phrases: [
    "donut chart",
    "doughnut chart",
    "donut",
    "doughnut",
    "as a donut",
    "as a donut chart",
    "ring chart",
  ],
  form: "parts",
  settings: { totals: ["shown", "hidden"] },
  needs: [
    someRows,
    someFigures,
    someAxis,
    oneBreakdown,
    noNegative,
    wholeUnlessNamed,
    atLeastPoints(2, "slices"),
    atMostPoints(30, "slices"),
  ],
  shows: "drawing",
  height: "round",
  needsAllRows: false,
});
