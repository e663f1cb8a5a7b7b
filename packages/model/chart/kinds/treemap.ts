import { defineChartKind } from "../chart-kind.ts";
import {
  atLeastPoints,
  atMostPoints,
  noNegative,
  oneBreakdown,
  partOfWhole,
  someAxis,
  someFigures,
  someRows,
} from "../chart-needs.ts";

/** The parts of a whole as areas. The smallest are combined into "Other". */
export const treemap = defineChartKind({
  label: "Treemap",
  icon: ["M3 3h18v18H3z", "M12 3v18", "M12 13h9", "M3 15h9"],
  phrases: ["treemap", "tree map", "as a treemap"],
  form: "parts",
  settings: {},
  needs: [
    someRows,
    someFigures,
    someAxis,
    oneBreakdown,
    noNegative,
    partOfWhole,
    atLeastPoints(2, "areas"),
    atMostPoints(500, "areas"),
  ],
  shows: "drawing",
  height: "usual",
  needsAllRows: false,
});
