import { readChartView, type ChartSource } from "./chart-view.ts";
import { kindDrawings } from "./kinds/kind-drawings.ts";

/**
 * How tall a chart wants to be at a width, in pixels: horizontal bars and heatmaps grow with their rows, the rest is as
 * tall as reads well. Cards that scroll may give less; nothing is lost, labels thin out.
 */
export function suggestHeight(source: ChartSource, width: number): number {
  const { suggestHeight: own } = kindDrawings[source.spec.kind];
  return own?.(readChartView(source)) ?? Math.round(Math.min(320, Math.max(200, width * 0.4)));
}

/** The same within an answer, all of which is to be in sight. */
export function suggestAnswerHeight(source: ChartSource, width: number): number {
  return Math.min(suggestHeight(source, width), kindDrawings[source.spec.kind].maxAnswerHeight);
}
