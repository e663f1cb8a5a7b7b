import { canHideSeries, type ChartKind } from "@askery/model";
import { readChartView, type ChartSource } from "./chart-view.ts";
import { placeData } from "./data/place-data.ts";
import { colorOf } from "./style/series-styles.ts";
import type { ChartTheme } from "./theme/chart-theme.ts";

/** A series that can be hidden. */
export interface ListedSeries {
  readonly name: string;
  readonly color: string;
}

/** The series of a chart that readers can hide, with their colors. Grey lines of context are none. */
export function listSeries(source: ChartSource, theme: ChartTheme): readonly ListedSeries[] {
  const { spec, table } = source;
  if (!canHideSeries(spec, table)) return [];
  const { series } = placeData(readChartView({ ...source, narrowing: undefined }), {
    isOrdered: alongTime.has(spec.kind),
    hasForecast: alongTime.has(spec.kind),
  });
  return series
    .filter(({ role }) => role !== "context")
    .map((one) => ({ name: one.name, color: colorOf(one, theme) }));
}

const alongTime: ReadonlySet<ChartKind> = new Set<ChartKind>(["line", "area", "step"]);
