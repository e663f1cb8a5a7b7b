import type { ChartKindDefinition } from "./chart-kind.ts";
import { area } from "./kinds/area.ts";
import { bar } from "./kinds/bar.ts";
import { heatmap } from "./kinds/heatmap.ts";
import { histogram } from "./kinds/histogram.ts";
import { horizontalBar } from "./kinds/horizontal-bar.ts";
import { line } from "./kinds/line.ts";
import { number } from "./kinds/number.ts";
import { pie } from "./kinds/pie.ts";
import { scatter } from "./kinds/scatter.ts";
import { table } from "./kinds/table.ts";

/**
 * Every kind of chart, in the order of menus. This is the only list: types, validation, menus, keywords and the checks
 * of what suits a result are derived from it.
 */
export const chartKinds = {
  line,
  area,
  bar,
  horizontalBar,
  pie,
  heatmap,
  scatter,
  histogram,
  number,
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
