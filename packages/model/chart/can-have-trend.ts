import type { ChartSpec } from "./chart-spec.ts";
import { readDrawnColumns } from "./drawn-columns.ts";

/** Whether a chart can draw the line that fits its points best: it has points, or unstacked figures along an order. */
export function canHaveTrend(spec: ChartSpec): boolean {
  const { x, y, series, stacking } = readDrawnColumns(spec);
  const isStacked = stacking !== "none" && (series !== null || y.length > 1);
  switch (spec.kind) {
    case "scatter":
    case "bubble":
    case "line":
    case "step":
      return true;
    case "area":
      return !isStacked;
    case "bar":
      return x?.kind === "time" && !isStacked;
    default:
      return false;
  }
}
