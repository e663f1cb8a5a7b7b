import { defineChartKind } from "../chart-kind.ts";
import { atLeastRowsEach, someAxis, someFigures, someRows } from "../chart-needs.ts";
import { countWord } from "../../format/count-word.ts";

/** The median, the middle half and the range of many rows for each value. */
export const box = defineChartKind({
  label: "Box plot",
  icon: ["M12 3v3", "M12 18v3", "M7 6h10v12H7z", "M7 11h10"],
  phrases: ["box plot", "boxplot", "box and whisker plot", "as a box plot"],
  form: "series",
  settings: {},
  needs: [
    someRows,
    someFigures,
    someAxis,
    atLeastRowsEach(4),
    {
      reason: ({ axisValues }) => `${countWord(axisValues)} boxes are too many to read`,
      holds: ({ axisValues }) => axisValues <= 60,
    },
  ],
  shows: "drawing",
  height: "usual",
  needsAllRows: true,
});
