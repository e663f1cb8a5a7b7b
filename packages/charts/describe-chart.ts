import { canHighlight } from "@askery/model";
import { readChartView, type ChartSource, type ChartView } from "./chart-view.ts";
import { loadKindDrawing } from "./kinds/kind-drawings.ts";
import type { KindDrawing } from "./kinds/kind-drawing.ts";
import { nameParts } from "./name-parts.ts";
import { describeColors } from "./style/figure-colors.ts";

/**
 * A description of a chart for people who cannot see it: its kind, its figures and axis, the extremes and the trend.
 */
export async function describeChart(source: ChartSource): Promise<string> {
  return describeDrawing(await loadKindDrawing(source.spec.kind), source);
}

/** The same for a kind that is loaded. */
export function describeDrawing(kind: KindDrawing, source: ChartSource): string {
  const view = readChartView(source);
  const { colorBy, locale } = view;
  return [
    kind.describe(view),
    ...(colorBy === null ? [] : [describeColors(colorBy, locale)]),
    ...describeHighlight(source, view),
  ].join(" ");
}

/** What people highlighted, in words: it is shown by color only. */
function describeHighlight({ spec, table, locale }: ChartSource, { marks }: ChartView): readonly string[] {
  const { findings, isPlain } = marks;
  if (!isPlain || findings === null || !canHighlight(spec)) return [];
  return [`Highlighted: ${nameParts(findings, { spec, table }, locale).join(", ")}.`];
}
