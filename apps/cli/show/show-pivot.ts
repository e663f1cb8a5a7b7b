import { type Cell, type Output, formatExact, headerOf } from "@askery/model";
import { layOutTable, type TextColumn } from "../text/lay-out-table.ts";
import type { Paint } from "../text/paint.ts";
import { printableLine } from "../text/printable.ts";
import { alignFigures } from "./align-figures.ts";
import { describeMore, type ShownTable } from "./show-table.ts";
import { pivotTable, type Pivot, type PivotColumn } from "./pivot-table.ts";

/**
 * Shows a result with one breakdown down and one across, with totals if its figures add up to a whole. Null if the
 * result has another form or is too wide even without a column of totals.
 */
export function showPivot(shown: ShownTable, width: number, paint: Paint): string | null {
  const pivot = pivotTable(shown.table, shown.outputs);
  if (pivot === null) return null;
  const hasTotals = shown.isWhole && addsUp(pivot.figure);
  const columns = (withTotals: boolean) =>
    layOutTable(writeColumns(withTotals ? addTotals(pivot) : pivot, hasTotals, shown), width);
  const wide = columns(hasTotals);
  const { header, rule, rows, hiddenColumns } = wide.hiddenColumns > 0 ? columns(false) : wide;
  if (hiddenColumns > 0) return null;
  const [lines, totals] = hasTotals ? [rows.slice(0, -1), rows.slice(-1)] : [rows, []];
  const more = describeMore(pivot.downCells.length - lines.length, "row");
  return [
    printableLine(headerOf(pivot.figure)),
    paint.bold(header),
    paint.dim(rule),
    ...lines,
    ...more.map((line) => paint.dim(line)),
    ...(hasTotals ? [paint.dim(rule), ...totals.map((line) => paint.bold(line))] : []),
  ].join("\n");
}

function addsUp({ role }: Output): boolean {
  return role.kind === "figure" && (role.figure === "sum" || role.figure === "count");
}

function addTotals(pivot: Pivot): Pivot {
  const totals: PivotColumn = {
    key: totalName,
    cells: pivot.downCells.map((_, row) => sum(pivot.columns.map(({ cells }) => cells[row] ?? null))),
  };
  return { ...pivot, columns: [...pivot.columns, totals] };
}

const totalName = "Total";

function writeColumns(
  { down, downCells, figure, columns }: Pivot,
  hasTotals: boolean,
  { settings, limit }: ShownTable,
): readonly TextColumn[] {
  const names = downCells.slice(0, limit).map((cell) => formatExact(cell, down.format, settings));
  return [
    {
      header: headerOf(down),
      cells: (hasTotals ? [...names, totalName] : names).map(printableLine),
      isFigure: false,
    },
    ...columns.map(({ key, cells }): TextColumn => {
      const shown = cells.slice(0, limit);
      return {
        header: key === null ? "–" : printableLine(String(key)),
        cells: alignFigures(hasTotals ? [...shown, sum(cells)] : shown, figure, settings),
        isFigure: true,
      };
    }),
  ];
}

/** Numbers beyond the precision of a double are text; a total of cents is in whole cents. */
function sum(cells: readonly Cell[]): number {
  const total = cells.reduce<number>((before, cell) => before + (cell === null ? 0 : Number(cell)), 0);
  return Math.round(total * 1e6) / 1e6;
}
