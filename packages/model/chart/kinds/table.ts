import { defineChartKind } from "../chart-kind.ts";

/** The rows themselves. It suits every result. */
export const table = defineChartKind({
  label: "Table",
  icon: ["M3 9h18", "M9 3v18", "M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z"],
  phrases: ["as a table", "in a table", "table form", "as a table with bars", "table with bars in it"],
  form: "rows",
  settings: {},
  needs: [],
  shows: "rows",
  height: "usual",
  needsAllRows: false,
});
