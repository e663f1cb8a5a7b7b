import { cellsOf, type OutputId, type Spread } from "@askery/model";
import type { ChartView } from "../../chart-view.ts";
import { findShownRanges, type FigureRange } from "../../data/narrow-data.ts";
import { readNumber } from "../../data/read-cells.ts";
import { binValues, spreadOf } from "./bin-values.ts";

interface ReadSpread {
  /** Null if there are no figures. */
  readonly spread: Spread | null;
  /** The rows of each bin; empty if the bins were counted in the database. */
  readonly rows: readonly (readonly number[])[];
}

/**
 * The distribution of a column. Within a part of it, values are put into finer bins, and bins that were counted in the
 * database are those of the part; the median is that of all values.
 */
export function readSpread(
  { table, spread: known, narrowing }: Pick<ChartView, "table" | "spread" | "narrowing">,
  column: OutputId | undefined,
): ReadSpread {
  if (known !== null) {
    const range = narrowing.figures?.find((one) => one.column === column);
    return { spread: range === undefined ? known : cutSpread(known, range), rows: [] };
  }
  const values = cellsOf(table, column).map(readNumber);
  const [range] = findShownRanges(narrowing, table, [column]);
  const bins = binValues(range === undefined ? values : values.map((value) => within(value, range)));
  return { spread: spreadOf(values, bins), rows: bins.map(({ rows }) => rows) };
}

function within(value: number | null, { from, to }: FigureRange): number | null {
  return value !== null && value >= from && value <= to ? value : null;
}

function cutSpread(spread: Spread, { from, to }: FigureRange): Spread {
  const bins = spread.bins.filter((bin) => bin.from >= from && bin.to <= to);
  return bins.length === 0 ? spread : { ...spread, bins };
}
