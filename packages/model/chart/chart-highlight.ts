import { cellsOf } from "../cells-of.ts";
import { readFigure } from "../format/read-figure.ts";
import type { Cell, Table } from "../table.ts";
import type { ChartHighlight } from "./chart-display.ts";
import type { ChartSpec } from "./chart-spec.ts";
import { readDrawnColumns, type DrawnColumns } from "./drawn-columns.ts";

/** The highlighted parts that a run has, and those that it no longer has. */
export interface FoundHighlight {
  readonly parts: readonly Cell[];
  readonly lost: readonly Cell[];
}

/** Finds the highlighted parts of a run. Without the last unit of time if it is not over: it has few figures yet. */
export function findHighlight(
  highlight: ChartHighlight,
  {
    spec,
    table,
    isLastOpen,
  }: { readonly spec: ChartSpec; readonly table: Table; readonly isLastOpen: boolean },
): FoundHighlight {
  const drawn = readDrawnColumns(spec);
  if (highlight === "none") return { parts: [], lost: [] };
  if (highlight === "highest" || highlight === "lowest") {
    return { parts: findExtreme(highlight, { drawn, table, isLastOpen }), lost: [] };
  }
  const known = new Set(listParts(spec, table));
  return {
    parts: highlight.filter((part) => known.has(part)),
    lost: highlight.filter((part) => !known.has(part)),
  };
}

/** Everything that can be highlighted: the series, or the figures that are series, and the values of the axis. */
export function listParts(spec: ChartSpec, table: Table): readonly Cell[] {
  const { x, y, series } = readDrawnColumns(spec);
  const along = x === null || x.kind === "number" ? [] : cellsOf(table, x.column);
  const across =
    series === null ? (y.length > 1 ? y.map(({ column }) => column) : []) : cellsOf(table, series);
  return [...new Set([...across, ...along])].filter((cell) => cell !== null);
}

/** Whether a kind draws some of its parts paler than others. */
export function canHighlight({ kind }: Pick<ChartSpec, "kind">): boolean {
  return highlighting.has(kind);
}

const highlighting: ReadonlySet<ChartSpec["kind"]> = new Set<ChartSpec["kind"]>([
  "bar",
  "horizontalBar",
  "line",
  "step",
  "area",
  "pie",
  "donut",
  "treemap",
  "scatter",
  "bubble",
]);

interface ExtremeSource {
  readonly drawn: DrawnColumns;
  readonly table: Table;
  readonly isLastOpen: boolean;
}

/** The value of the axis with the largest or smallest first figure; of stacks, with the largest or smallest sum. */
function findExtreme(
  wanted: "highest" | "lowest",
  { drawn: { x, y, stacking }, table, isLastOpen }: ExtremeSource,
): readonly Cell[] {
  const [figure] = y;
  if (x === null || x.kind === "number" || figure === undefined) return [];
  const along = cellsOf(table, x.column);
  const open = isLastOpen && x.kind === "time" ? along.at(-1) : undefined;
  const values = new Map<Cell, number>();
  for (const [row, cell] of cellsOf(table, figure.column).entries()) {
    const [at = null, value] = [along[row], readFigure(cell)];
    if (value === null || at === open) continue;
    const before = values.get(at);
    values.set(at, before === undefined ? value : joinFigures(before, value, stacking === "stacked", wanted));
  }
  const order = [...values].toSorted(([, one], [, other]) =>
    wanted === "highest" ? other - one : one - other,
  );
  return order.slice(0, 1).map(([cell]) => cell);
}

function joinFigures(one: number, other: number, isSum: boolean, wanted: "highest" | "lowest"): number {
  if (isSum) return one + other;
  return wanted === "highest" ? Math.max(one, other) : Math.min(one, other);
}
