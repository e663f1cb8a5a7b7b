import { readChartView, type ChartSource } from "./chart-view.ts";
import { loadKindDrawing } from "./kinds/kind-drawings.ts";

/**
 * A description of a chart for people who cannot see it: its kind, its figures and axis, the extremes and the trend.
 */
export async function describeChart(source: ChartSource): Promise<string> {
  const kind = await loadKindDrawing(source.spec.kind);
  return kind.describe(readChartView(source));
}
