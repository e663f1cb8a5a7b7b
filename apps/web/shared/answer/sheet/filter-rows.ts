import { readFigure, type Cell } from "@askery/model";

/** Which values of a column to show. A table has at most one filter for each column. */
export type ColumnFilter = { readonly column: number } & CellFilter;

/**
 * - `contains`: values that show this text, in any case
 * - `values`: these values, or all others
 * - `range`: numbers, or dates as ISO text, with both ends; null: no end. Missing values are in no range
 */
export type CellFilter =
  | { readonly kind: "contains"; readonly text: string }
  | { readonly kind: "values"; readonly cells: readonly Cell[]; readonly isLeftOut: boolean }
  | { readonly kind: "range"; readonly from: number | string | null; readonly to: number | string | null };

interface RowTexts {
  /** The searchable texts of a row. */
  readonly showRow: (row: number) => readonly string[];
  readonly showCell: (column: number, row: number) => string;
}

interface Wanted {
  /** Only rows that show this text in some column; all rows for an empty text. */
  readonly search: string;
  readonly filters: readonly ColumnFilter[];
}

/** Returns the indexes of the rows that pass all filters and contain the searched text. */
export function filterRows(
  { values, rowCount }: { readonly values: readonly (readonly Cell[])[]; readonly rowCount: number },
  { search, filters }: Wanted,
  { showRow, showCell }: RowTexts,
): readonly number[] {
  const wanted = search.trim().toLowerCase();
  const tests = filters.map(({ column, ...filter }) => {
    const passes = makeTest(filter);
    return (row: number) => passes(values[column]?.[row] ?? null, () => showCell(column, row));
  });
  if (wanted !== "") {
    tests.push((row) => showRow(row).some((shown) => shown.toLowerCase().includes(wanted)));
  }
  const rows: number[] = [];
  for (let row = 0; row < rowCount; row++) if (tests.every((passes) => passes(row))) rows.push(row);
  return rows;
}

type CellTest = (cell: Cell, show: () => string) => boolean;

function makeTest(filter: CellFilter): CellTest {
  switch (filter.kind) {
    case "contains": {
      const wanted = filter.text.trim().toLowerCase();
      return (_, show) => show().toLowerCase().includes(wanted);
    }
    case "values": {
      const cells = new Set(filter.cells);
      return (cell) => cells.has(cell) !== filter.isLeftOut;
    }
    case "range": {
      const { from, to } = filter;
      return (cell) =>
        cell !== null && (from === null || !isBelow(cell, from)) && (to === null || !isAbove(cell, to));
    }
  }
}

function isBelow(cell: Cell, end: number | string): boolean {
  if (typeof end === "string") return String(cell) < end;
  const figure = readFigure(cell);
  return figure === null || figure < end;
}

/** The day of a moment decides, so that a range of days includes all of its last day. */
function isAbove(cell: Cell, end: number | string): boolean {
  if (typeof end === "string") return String(cell).slice(0, end.length) > end;
  const figure = readFigure(cell);
  return figure === null || figure > end;
}
