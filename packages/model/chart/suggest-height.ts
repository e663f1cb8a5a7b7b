import { cellsOf } from "../cells-of.ts";
import type { Table } from "../table.ts";
import { chartKindOf } from "./chart-kinds.ts";
import type { ChartSpec } from "./chart-spec.ts";
import { readDrawnColumns } from "./drawn-columns.ts";

/** A chart as far as its height depends on it. */
export interface SizedChart {
  readonly spec: ChartSpec;
  readonly table: Table;
}

/** In an answer, so that all of it is in sight; what grows with its rows may be taller. */
const maxInAnswer = { usual: 240, round: 280, figure: 240, bars: 720, grid: 720 } as const;

/**
 * How tall a chart wants to be at a width, in pixels: horizontal bars and heatmaps grow with their rows, the rest is as
 * tall as reads well. Cards that scroll may give less; nothing is lost, labels thin out. Known without the chart library,
 * so that a page can leave the right space for it.
 */
export function suggestHeight(chart: SizedChart, width: number): number {
  switch (chartKindOf(chart.spec.kind).height) {
    case "usual":
    case "round":
      return Math.round(Math.min(320, Math.max(200, width * 0.4)));
    case "figure":
      return 120;
    case "bars":
      return clampHeight(heightOfBars(chart));
    case "grid":
      return clampHeight(countDistinct(chart.table, readDrawnColumns(chart.spec).series) * 26 + 52);
  }
}

/** The same within an answer, all of which is to be in sight. */
export function suggestAnswerHeight(chart: SizedChart, width: number): number {
  return Math.min(suggestHeight(chart, width), maxInAnswer[chartKindOf(chart.spec.kind).height]);
}

function heightOfBars({ spec, table }: SizedChart): number {
  const { x, y, series, stacking } = readDrawnColumns(spec);
  const isSplit = series !== null || y.length > 1;
  const rows = series === null ? table.rowCount : countDistinct(table, x?.column);
  const beside = series === null ? y.length : countDistinct(table, series);
  const pitch = isSplit && stacking === "none" ? beside * 16 + 12 : 30;
  return rows * pitch + (isSplit ? 28 : 4);
}

function countDistinct(table: Table, column: string | null | undefined): number {
  return new Set(cellsOf(table, column)).size;
}

/** Within what is worth scrolling through. */
function clampHeight(height: number): number {
  return Math.min(1600, Math.max(120, height));
}
