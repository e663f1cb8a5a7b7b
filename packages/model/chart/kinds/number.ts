import { defineChartKind } from "../chart-kind.ts";
import { countWord } from "../../format/count-word.ts";
import { someFigures, someRows } from "../chart-needs.ts";

/** The figures of one row, as text. */
export const number = defineChartKind({
  label: "Number",
  icon: ["M4 9h16", "M4 15h16", "M10 3 8 21", "M16 3l-2 18"],
  phrases: ["as a number", "single number"],
  form: "figures",
  settings: {},
  needs: [
    someRows,
    { reason: someFigures.reason, holds: ({ drawnColumns }) => drawnColumns > 0 },
    {
      reason: ({ rowCount }) => `there are ${countWord(rowCount)} rows, not a single figure`,
      holds: ({ rowCount }) => rowCount === 1,
    },
  ],
  shows: "figures",
  height: "figures",
  needsAllRows: false,
});
