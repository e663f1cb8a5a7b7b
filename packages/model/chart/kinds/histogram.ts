import { defineChartKind } from "../chart-kind.ts";
import { countWord } from "../../format/count-word.ts";
import { someFigures, someRows } from "../chart-needs.ts";

/** The distribution of one figure: rows counted in ranges. */
export const histogram = defineChartKind({
  label: "Histogram",
  icon: ["M3 3v16a2 2 0 0 0 2 2h16", "M18 17V9", "M13 17V5", "M8 17v-3"],
  phrases: ["histogram", "as a histogram", "frequency distribution"],
  form: "spread",
  settings: {},
  needs: [
    someRows,
    someFigures,
    {
      reason: ({ figureCount }) =>
        `${countWord(figureCount)} ${figureCount === 1 ? "value shows" : "values show"} no spread`,
      holds: ({ figureCount }) => figureCount >= 5,
    },
  ],
  shows: "drawing",
  height: "usual",
  needsAllRows: true,
});
