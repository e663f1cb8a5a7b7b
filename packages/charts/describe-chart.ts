import { readChartView, type ChartSource } from "./chart-view.ts";
import { kindDrawings } from "./kinds/kind-drawings.ts";

/**
 * A description of a chart for people who cannot see it: its kind, its figures and axis, the extremes and the trend.
 */
export function describeChart(source: ChartSource): string {
  return kindDrawings[source.spec.kind].describe(readChartView(source));
}
