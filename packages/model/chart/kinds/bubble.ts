import { defineChartKind } from "../chart-kind.ts";
import { someFigures, someRows } from "../chart-needs.ts";

/** A circle for each row, at two of its figures, as large as a third one. */
export const bubble = defineChartKind({
  label: "Bubbles",
  icon: [
    "M3 3v16a2 2 0 0 0 2 2h16",
    "M11 13a2 2 0 1 0 4 0a2 2 0 1 0-4 0z",
    "M16 7a3 3 0 1 0 6 0a3 3 0 1 0-6 0z",
    "M7 8a1 1 0 1 0 2 0a1 1 0 1 0-2 0z",
  ],
  phrases: ["bubble chart", "bubble plot", "as bubbles", "as a bubble chart"],
  form: "bubbles",
  settings: {},
  needs: [
    someRows,
    someFigures,
    {
      reason: "bubbles need three figures for each item",
      holds: ({ numericColumns }) => numericColumns > 2,
    },
  ],
  shows: "drawing",
  height: "round",
  needsAllRows: true,
});
