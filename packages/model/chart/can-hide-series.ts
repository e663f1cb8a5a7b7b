import { cellsOf } from "../cells-of.ts";
import type { Table } from "../table.ts";
import type { ChartKind } from "./chart-kinds.ts";
import type { ChartSpec } from "./chart-spec.ts";
import { readDrawnColumns } from "./drawn-columns.ts";

/**
 * Whether a chart has series that readers can hide: at least three, as colors along an axis. With two, hiding one leaves a
 * chart of the other.
 */
export function canHideSeries(spec: ChartSpec, table: Table): boolean {
  if (!colored.has(spec.kind)) return false;
  const { series, y } = readDrawnColumns(spec);
  const count = series === null ? y.length : new Set(cellsOf(table, series)).size;
  return count >= minSeries;
}

const minSeries = 3;

const colored: ReadonlySet<ChartKind> = new Set<ChartKind>(["line", "area", "step", "bar", "horizontalBar"]);
