import { defineChartKind } from "../chart-kind.ts";
import { oneBreakdown, someAxis, someFigures, someRows } from "../chart-needs.ts";

/** Regions in shades by their figure: countries of the world or of Europe, or states of the USA. */
export const map = defineChartKind({
  label: "Map",
  icon: [
    "M14.106 5.553a2 2 0 0 0 1.788 0l3.659-1.83A1 1 0 0 1 21 4.619v12.764a1 1 0 0 1-.553.894l-4.553 2.277a2 2 0 0 1-1.788 0l-4.212-2.106a2 2 0 0 0-1.788 0l-3.659 1.83A1 1 0 0 1 3 19.381V6.618a1 1 0 0 1 .553-.894l4.553-2.277a2 2 0 0 1 1.788 0z",
    "M15 5.764v15",
    "M9 3.236v15",
  ],
  phrases: ["as a map", "as map", "on a map", "map chart", "choropleth", "choropleth map", "as a choropleth"],
  form: "parts",
  settings: {},
  needs: [
    someRows,
    someFigures,
    someAxis,
    oneBreakdown,
    {
      reason: "a map needs names or codes of countries or of US states",
      holds: ({ placeCount, axisValues }) => placeCount > 0 && placeCount >= axisValues / 2,
    },
  ],
  shows: "drawing",
  height: "map",
  needsAllRows: false,
});
