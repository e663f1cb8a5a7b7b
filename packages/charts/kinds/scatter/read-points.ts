import { cellsOf, type Cell } from "@askery/model";
import type { ChartView } from "../../chart-view.ts";
import { findShownRanges, isWithin } from "../../data/narrow-data.ts";
import { readNumber } from "../../data/read-cells.ts";

/** The rows that have both figures. */
export interface Points {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly rows: readonly number[];
}

/** The points that are shown of a chart. They are read once for a result: they are drawn, described and resized. */
export function readPoints({
  drawn,
  table,
  narrowing,
}: Pick<ChartView, "drawn" | "table" | "narrowing">): Points {
  const [across, up] = [cellsOf(table, drawn.x?.column), cellsOf(table, drawn.y[0]?.column)];
  const known = readBefore.get(up);
  const all = known?.across === across ? known : { across, ...pair(across, up) };
  readBefore.set(up, all);
  const ranges = findShownRanges(narrowing, table, [drawn.x?.column, drawn.y[0]?.column]);
  return ranges.length === 0 ? all : keep(all, isWithin(ranges, table));
}

const readBefore = new WeakMap<readonly Cell[], Points & { readonly across: readonly Cell[] }>();

function pair(across: readonly Cell[], up: readonly Cell[]): Points {
  const points: { xs: number[]; ys: number[]; rows: number[] } = { xs: [], ys: [], rows: [] };
  for (let row = 0; row < up.length; row++) {
    const [x, y] = [readNumber(across[row]), readNumber(up[row])];
    if (x === null || y === null) continue;
    points.xs.push(x);
    points.ys.push(y);
    points.rows.push(row);
  }
  return points;
}

function keep({ xs, ys, rows }: Points, isShown: (row: number) => boolean): Points {
  const kept = rows.flatMap((row, index) => (isShown(row) ? [index] : []));
  const pick = (values: readonly number[]) => kept.map((index) => values[index] ?? 0);
  return { xs: pick(xs), ys: pick(ys), rows: pick(rows) };
}
