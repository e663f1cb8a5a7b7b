import { defineChartKind } from "../chart-kind.ts";
import { someFigures, someRows } from "../chart-needs.ts";
import { countWord } from "../../format/count-word.ts";

/** The distribution of one figure as a smooth curve. */
export const density = defineChartKind({
  label: "Density",
  icon: ["M3 3v16a2 2 0 0 0 2 2h16", "M6 17c4 0 4-11 7-11s3 11 8 11"],
  phrases: ["density plot", "density curve", "kernel density", "as a density plot"],
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
