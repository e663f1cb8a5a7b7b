import { canHideSeries, type ChartKind } from "@askery/model";
import { readChartView, type ChartSource } from "./chart-view.ts";
import { placeData } from "./data/place-data.ts";
import { colorOf, patternOf } from "./style/series-styles.ts";
import type { ChartTheme } from "./theme/chart-theme.ts";

/** A series that can be hidden. */
export interface ListedSeries {
  readonly name: string;
  readonly color: string;
  /** The number of the pattern of its bars; null for none. */
  readonly pattern: number | null;
}

/** The series of a chart that readers can hide, with their colors. Grey lines of context are none. */
export function listSeries(source: ChartSource, theme: ChartTheme): readonly ListedSeries[] {
  const { spec, table } = source;
  if (!canHideSeries(spec, table)) return [];
  const hasPatterns = filled.has(spec.kind);
  const { series } = placeData(readChartView({ ...source, narrowing: undefined }), {
    isOrdered: alongTime.has(spec.kind),
    hasForecast: alongTime.has(spec.kind),
  });
  return series
    .filter(({ role }) => role !== "context")
    .map((one) => ({
      name: one.name,
      color: colorOf(one, theme),
      pattern: hasPatterns ? patternOf(one, spec.display?.palette) : null,
    }));
}

const alongTime: ReadonlySet<ChartKind> = new Set<ChartKind>(["line", "area", "step"]);
const filled: ReadonlySet<ChartKind> = new Set<ChartKind>(["bar", "horizontalBar"]);
