import type { ChartKindDefinition } from "./chart-kind.ts";
import { area } from "./kinds/area.ts";
import { bar } from "./kinds/bar.ts";
import { box } from "./kinds/box.ts";
import { bubble } from "./kinds/bubble.ts";
import { bullet } from "./kinds/bullet.ts";
import { calendar } from "./kinds/calendar.ts";
import { cohort } from "./kinds/cohort.ts";
import { combo } from "./kinds/combo.ts";
import { density } from "./kinds/density.ts";
import { divergingBar } from "./kinds/diverging-bar.ts";
import { donut } from "./kinds/donut.ts";
import { funnel } from "./kinds/funnel.ts";
import { gauge } from "./kinds/gauge.ts";
import { heatmap } from "./kinds/heatmap.ts";
import { histogram } from "./kinds/histogram.ts";
import { horizontalBar } from "./kinds/horizontal-bar.ts";
import { line } from "./kinds/line.ts";
import { map } from "./kinds/map.ts";
import { number } from "./kinds/number.ts";
import { numberTrend } from "./kinds/number-trend.ts";
import { pie } from "./kinds/pie.ts";
import { pivot } from "./kinds/pivot.ts";
import { pointMap } from "./kinds/point-map.ts";
import { progress } from "./kinds/progress.ts";
import { sankey } from "./kinds/sankey.ts";
import { scatter } from "./kinds/scatter.ts";
import { slope } from "./kinds/slope.ts";
import { smallMultiples } from "./kinds/small-multiples.ts";
import { sparkTable } from "./kinds/spark-table.ts";
import { step } from "./kinds/step.ts";
import { strip } from "./kinds/strip.ts";
import { table } from "./kinds/table.ts";
import { treemap } from "./kinds/treemap.ts";
import { waterfall } from "./kinds/waterfall.ts";

/**
 * Every kind of chart, in the order of menus. This is the only list: types, validation, menus, keywords and the checks
 * of what suits a result are derived from it.
 */
export const chartKinds = {
  line,
  area,
  step,
  bar,
  horizontalBar,
  divergingBar,
  combo,
  slope,
  smallMultiples,
  pie,
  donut,
  treemap,
  waterfall,
  funnel,
  sankey,
  heatmap,
  calendar,
  cohort,
  map,
  pointMap,
  pivot,
  scatter,
  bubble,
  histogram,
  density,
  box,
  strip,
  number,
  numberTrend,
  progress,
  gauge,
  bullet,
  sparkTable,
  table,
} as const satisfies Readonly<Record<string, ChartKindDefinition>>;

export type ChartKinds = typeof chartKinds;
export type ChartKind = keyof ChartKinds;

/** The names of all kinds, in the order of menus. */
export const chartKindNames: readonly ChartKind[] = Object.keys(chartKinds).filter(isChartKind);

export function isChartKind(name: unknown): name is ChartKind {
  return typeof name === "string" && Object.hasOwn(chartKinds, name);
}

export function chartKindOf(kind: ChartKind): ChartKindDefinition {
  return chartKinds[kind];
}
