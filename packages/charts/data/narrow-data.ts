import { cellsOf, type OutputId, type Table } from "@askery/model";
import type { PlacedData, PlacedValue } from "./placed-data.ts";
import { readNumber } from "./read-cells.ts";

/** What readers leave out while they look at a chart. The colors of the rest do not change. */
export interface Narrowing {
  /** The names of hidden series. At least one series remains. */
  readonly hidden: readonly string[];
  /** The part of a time axis that is shown, in milliseconds, both ends included. Null shows all of it. */
  readonly span: TimeRange | null;
  /** The parts of axes of figures that are shown. Default: all of them. */
  readonly figures?: readonly FigureRange[];
}

/** Figures of a column, both ends included. */
export interface FigureRange {
  readonly column: OutputId;
  readonly from: number;
  readonly to: number;
}

export interface TimeRange {
  readonly fromMs: number;
  readonly toMs: number;
}

export const noNarrowing: Narrowing = { hidden: [], span: null };

/** The data without what is left out. Whatever would leave nothing is ignored. */
export function narrowData(data: PlacedData, narrowing: Narrowing): PlacedData {
  return cutAxis(hideSeries(data, narrowing), narrowing);
}

function hideSeries(data: PlacedData, { hidden }: Narrowing): PlacedData {
  if (hidden.length === 0) return data;
  const series = data.series.filter(({ name }) => !hidden.includes(name));
  return series.length === 0 ? data : { ...data, series };
}

function cutAxis(data: PlacedData, { span }: Narrowing): PlacedData {
  const { axis, series, incomplete, forecast } = data;
  if (span === null || !axis.isTime) return data;
  const first = countBefore(axis.positions, (ms) => ms < span.fromMs);
  const last = countBefore(axis.positions, (ms) => ms <= span.toMs) - 1;
  if (last <= first) return data;
  const cut = <Item>(items: readonly Item[]) => items.slice(first, last + 1);
  return {
    ...data,
    axis: { ...axis, positions: cut(axis.positions) },
    series: series.map((one) => ({ ...one, values: cut(one.values), rows: cut(one.rows) })),
    incomplete: incomplete !== null && incomplete <= last ? incomplete - first : null,
    forecast: forecast !== null && forecast <= last ? Math.max(0, forecast - first) : null,
  };
}

/** How many positions of a time axis, which is in chronological order, are before a moment. */
function countBefore(positions: readonly PlacedValue[], isBefore: (ms: number) => boolean): number {
  let [low, high] = [0, positions.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(positions[middle]?.ms ?? 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The ranges of some columns, of which some rows have figures; empty if all rows are shown. */
export function findShownRanges(
  { figures = [] }: Narrowing,
  table: Table,
  columns: readonly (OutputId | undefined)[],
): readonly FigureRange[] {
  const ranges = figures.filter(({ column }) => columns.includes(column));
  const isShown = isWithin(ranges, table);
  const rows = cellsOf(table, ranges[0]?.column);
  return rows.some((_, row) => isShown(row)) ? ranges : [];
}

/** Whether the figures of a row are within ranges. */
export function isWithin(ranges: readonly FigureRange[], table: Table): (row: number) => boolean {
  const bounds = ranges.map((range) => ({ ...range, cells: cellsOf(table, range.column) }));
  return (row) =>
    bounds.every(({ from, to, cells }) => {
      const figure = readNumber(cells[row]);
      return figure !== null && figure >= from && figure <= to;
    });
}
