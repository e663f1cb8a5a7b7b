import { defineChartKind } from "../chart-kind.ts";
import { atLeastRowsEach, someAxis, someFigures, someRows } from "../chart-needs.ts";
import { countWord } from "../../format/count-word.ts";

/** A dot for each row, in a strip for each value. */
export const strip = defineChartKind({
  label: "Strip plot",
  icon: [
    "M5 5v14",
    "M12 5v14",
    "M19 5v14",
    "M4 8h2",
    "M4 15h2",
    "M11 10h2",
    "M11 17h2",
    "M18 7h2",
    "M18 12h2",
  ],
  phrases: ["strip plot", "strip chart", "dot strip plot", "as a strip plot"],
  form: "series",
  settings: {},
  needs: [
    someRows,
    someFigures,
    someAxis,
    atLeastRowsEach(2),
    {
      reason: ({ axisValues }) => `${countWord(axisValues)} strips are too many to read`,
      holds: ({ axisValues }) => axisValues <= 40,
    },
  ],
  shows: "drawing",
  height: "usual",
  needsAllRows: true,
});
