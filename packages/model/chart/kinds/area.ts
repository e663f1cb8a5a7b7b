import { defineChartKind } from "../chart-kind.ts";
import { atMostSeries, lineNeeds, noNegative } from "../chart-needs.ts";
import { stackings } from "../stacking.ts";

/** A filled line. Several series are stacked, or drawn as shares of the total at each point. */
export const area = defineChartKind({
  label: "Area",
  icon: [
    "M3 3v16a2 2 0 0 0 2 2h16",
    "M7 11.207a.5.5 0 0 1 .146-.353l2-2a.5.5 0 0 1 .708 0l3.292 3.292a.5.5 0 0 0 .708 0l4.292-4.292a.5.5 0 0 1 .854.353V16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1z",
  ],
  phrases: [
    "area chart",
    "as an area chart",
    "stacked area",
    "stacked areas",
    "stacked area chart",
    "as areas",
    "as an area",
  ],
  form: "series",
  settings: { stacking: stackings },
  needs: [...lineNeeds, noNegative, atMostSeries(12, "series")],
  shows: "drawing",
  height: "usual",
  needsAllRows: false,
});
