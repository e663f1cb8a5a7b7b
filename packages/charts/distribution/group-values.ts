import { cellsOf, type Cell } from "@askery/model";
import type { ChartView } from "../chart-view.ts";
import { nameCell, readNumber } from "../data/read-cells.ts";

/** The figures of the rows with one value of the axis, in ascending order. */
export interface ValueGroup {
  readonly name: string;
  readonly values: readonly number[];
  readonly rows: readonly number[];
}

/** The rows by their value of the axis, in the order of the table. Rows without a figure are left out. */
export function groupValues({ drawn, table, locale, display }: ChartView): readonly ValueGroup[] {
  const figures = cellsOf(table, drawn.y[0]?.column).map(readNumber);
  const found = new Map<Cell, { readonly value: number; readonly row: number }[]>();
  cellsOf(table, drawn.x?.column).forEach((cell, row) => {
    const value = figures[row] ?? null;
    const group = found.get(cell) ?? [];
    found.set(cell, group);
    if (value !== null) group.push({ value, row });
  });
  const groups = Array.from(found, ([cell, members]) => {
    const sorted = members.toSorted((one, other) => one.value - other.value);
    return {
      name: nameCell(cell, drawn.x?.format ?? null, locale),
      values: sorted.map(({ value }) => value),
      rows: sorted.map(({ row }) => row),
    };
  }).filter(({ values }) => values.length > 0);
  const { sort } = display;
  if (sort === undefined) return groups;
  if (sort === "name") return groups.toSorted((one, other) => one.name.localeCompare(other.name, "en"));
  const order = groups.toSorted((one, other) => quantileOf(other.values, 0.5) - quantileOf(one.values, 0.5));
  return sort === "largest" ? order : order.toReversed();
}

/** A quantile of sorted values, between two of them if necessary; 0 without values. */
export function quantileOf(sorted: readonly number[], share: number): number {
  const at = share * (sorted.length - 1);
  const [low, high] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
  return low + (high - low) * (at - Math.floor(at));
}
