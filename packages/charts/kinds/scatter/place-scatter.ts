import { cellsOf, type Cell } from "@askery/model";
import type { FullRequest } from "../../chart-request.ts";
import { giveColors } from "../../data/give-colors.ts";
import type { PlacedSeries } from "../../data/placed-data.ts";
import { nameCell, readNumber } from "../../data/read-cells.ts";

/** Dots of one color. */
export interface ScatterGroup {
  readonly cell: Cell;
  readonly series: PlacedSeries;
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  /** The radii of bubbles, in pixels; empty if all dots are alike. */
  readonly radii: readonly number[];
  readonly rows: readonly number[];
}

/** The rows that have both figures, grouped by the value that splits them. The largest groups get the first colors. */
export function placeScatter({ drawn, table, locale, slots }: FullRequest): readonly ScatterGroup[] {
  const [across, up] = [cellsOf(table, drawn.x?.column), cellsOf(table, drawn.y[0]?.column)];
  const split = drawn.series === null ? null : cellsOf(table, drawn.series);
  const found = new Map<Cell, { xs: number[]; ys: number[]; rows: number[] }>();
  up.forEach((cell, row) => {
    const [x, y] = [readNumber(across[row]), readNumber(cell)];
    if (x === null || y === null) return;
    const key = split?.[row] ?? null;
    const group = found.get(key) ?? { xs: [], ys: [], rows: [] };
    found.set(key, group);
    group.xs.push(x);
    group.ys.push(y);
    group.rows.push(row);
  });
  const keys = [...found.keys()];
  const named = keys.map((cell) => ({
    name: nameCell(cell, null, locale),
    cell,
    column: drawn.y[0]?.column ?? "",
    values: [found.get(cell)?.rows.length ?? 0],
    rows: [],
  }));
  const colored = giveColors(named, { isAdditive: false, maxColors: 5, slots });
  return colored.flatMap((series) => {
    const cell = named.find(({ name }) => name === series.name)?.cell ?? null;
    const group = found.get(cell);
    return group === undefined ? [] : [{ cell, series, radii: [], ...group }];
  });
}
