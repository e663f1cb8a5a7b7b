import { readChartView, type ChartSource } from "./chart-view.ts";
import { kindDrawings } from "./kinds/kind-drawings.ts";

/** A chart in words, for people who cannot see it: its kind, what it shows of what, how much, the extremes and the trend. */
export function describeChart(source: ChartSource): string {
  return kindDrawings[source.spec.kind].describe(readChartView(source));
}
