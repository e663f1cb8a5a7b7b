import { cellsOf, type Cell, type Table } from "@askery/model";
import type { ChartView } from "../../chart-view.ts";
import { guessSeriesFormat } from "../../data/guess-series-format.ts";
import { placeData } from "../../data/place-data.ts";
import type { PlacedData } from "../../data/placed-data.ts";
import { nameCell, readNumber } from "../../data/read-cells.ts";
import { parseMoment } from "../../format/parse-moment.ts";

/** A table of rows and columns with their totals. */
export interface Pivot {
  readonly data: PlacedData;
  readonly columns: readonly string[];
  /** A single group without a name, if nothing groups the rows. */
  readonly groups: readonly PivotGroup[];
  /** Whether the figures add up, so that there are totals. */
  readonly hasTotals: boolean;
}

export interface PivotGroup {
  readonly name: string | null;
  readonly rows: readonly PivotRow[];
}

/** A row: a series of the data. */
export interface PivotRow {
  readonly name: string;
  readonly series: number;
}

/** Arranges the rows of a pivot table: the largest first, unless their values have an order. */
export function makePivot(view: ChartView): Pivot {
  const { drawn, table } = view;
  const nested =
    drawn.group === undefined || drawn.series === null ? null : nestRows(table, drawn.group, drawn.series);
  const data = placeData(
    nested === null ? view : { ...view, table: nested.table, drawn: { ...drawn, series: nestedColumn } },
    { maxColors: Number.POSITIVE_INFINITY, isOrdered: true },
  );
  const base = {
    data,
    columns: data.axis.positions.map(({ name }) => name),
    hasTotals: view.hasTotals && drawn.y[0]?.format?.kind !== "percent",
  };
  if (nested === null) {
    const rows = data.series.map(({ name }, series) => ({ name, series }));
    return { ...base, groups: [{ name: null, rows }] };
  }
  return { ...base, groups: groupRows(view, data, nested) };
}

interface NestedRows {
  readonly table: Table;
  readonly outer: readonly Cell[];
  readonly inner: readonly Cell[];
}

/** A column of the pairs of group and row. Names of columns come from queries, so none can be this one by chance. */
const nestedColumn = "\u0000row of the pivot table";

function nestRows(table: Table, group: string, series: string): NestedRows {
  const [outer, inner] = [cellsOf(table, group), cellsOf(table, series)];
  const pairs = inner.map((cell, row) => JSON.stringify([outer[row] ?? null, cell]));
  return {
    outer,
    inner,
    table: {
      ...table,
      columns: [...table.columns, { name: nestedColumn, type: "text" }],
      values: [...table.values, pairs],
    },
  };
}

function groupRows(
  { drawn, locale, orders }: ChartView,
  data: PlacedData,
  { outer, inner }: NestedRows,
): readonly PivotGroup[] {
  const [group, split] = [drawn.group ?? "", drawn.series ?? ""];
  const [outerFormat, innerFormat] = [guessSeriesFormat(group, outer), guessSeriesFormat(split, inner)];
  const found = data.series.map(({ rows }, index) => {
    const row = rows.flat()[0] ?? -1;
    const cell = inner[row] ?? null;
    return { series: index, outer: outer[row] ?? null, cell, name: nameCell(cell, innerFormat, locale) };
  });
  const sizeOf = (rows: readonly PivotRow[]) => Math.abs(sumPivot(data, rows, null) ?? 0);
  const groups = [...Map.groupBy(found, (row) => row.outer)].toSorted(
    ([, one], [, other]) => sizeOf(other) - sizeOf(one),
  );
  const sorted = sortCells(groups, ([cell]) => cell, orders[group]);
  return sorted.map(([cell, rows]) => ({
    name: nameCell(cell, outerFormat, locale),
    rows: sortCells(rows, (row) => row.cell, orders[split]).map((row) => ({
      name: row.name,
      series: row.series,
    })),
  }));
}

/** Numbers and dates ascending, enumerations as declared; others keep their order. */
function sortCells<Item>(
  items: readonly Item[],
  cellOf: (item: Item) => Cell,
  declared: readonly string[] | undefined,
): readonly Item[] {
  const rank = (item: Item): number => {
    const cell = cellOf(item);
    if (cell === null) return Number.POSITIVE_INFINITY;
    if (declared !== undefined) return declared.indexOf(String(cell)) >>> 0;
    return readNumber(cell) ?? parseMoment(cell) ?? Number.NaN;
  };
  if (items.some((item) => Number.isNaN(rank(item)))) return items;
  return items.toSorted((one, other) => {
    const [first, second] = [rank(one), rank(other)];
    return first === second ? 0 : first - second;
  });
}

/** The sum of figures of rows, in one column or in all; null if there are none. */
export function sumPivot(
  { series }: PlacedData,
  rows: readonly PivotRow[],
  column: number | null,
): number | null {
  let [total, isEmpty] = [0, true];
  for (const { series: index } of rows) {
    const values = series[index]?.values ?? [];
    for (const value of column === null ? values : [values[column]]) {
      if (typeof value !== "number") continue;
      total += value;
      isEmpty = false;
    }
  }
  return isEmpty ? null : total;
}
