import type { Cell, Table, Output } from "@askery/model";

/** A result with one breakdown as rows and the other as columns: months down, categories across. */
export interface Pivot {
  readonly down: Output;
  readonly downCells: readonly Cell[];
  readonly figure: Output;
  readonly columns: readonly PivotColumn[];
}

export interface PivotColumn {
  readonly key: Cell;
  /** One cell for each row; null if the result has no such row. */
  readonly cells: readonly Cell[];
}

/** More columns do not fit side by side. */
const maxAcross = 8;

/**
 * Null unless a result has exactly one sequence (months, weekdays), one short breakdown, and one figure.
 *
 * Rows are in the order of the sequence. Columns are in the order in which they first occur, with a missing name last.
 */
export function pivotTable(table: Table, outputs: readonly Output[]): Pivot | null {
  if (outputs.length !== 3) return null;
  const down = outputs.findIndex(({ role }) => isRunning(role));
  const across = outputs.findIndex(({ role }) => role.kind === "category" || role.kind === "name");
  const figure = outputs.findIndex(({ role }) => role.kind === "figure");
  const [downOutput, figureOutput] = [outputs[down], outputs[figure]];
  if (downOutput === undefined || figureOutput === undefined || across < 0) return null;
  const [downCells, acrossCells, values] = [down, across, figure].map((index) => table.values[index] ?? []);
  if (downCells === undefined || acrossCells === undefined || values === undefined) return null;
  const rows = [...new Set(downCells)].toSorted(compareCells);
  const keys = [...new Set(acrossCells)].toSorted((a, b) => Number(a === null) - Number(b === null));
  if (rows.length < 2 || keys.length < 2 || keys.length > maxAcross) return null;
  const found = new Map(
    values.map((value, row) => [placeKey(downCells[row] ?? null, acrossCells[row] ?? null), value]),
  );
  if (found.size < values.length) return null;
  const columns = keys.map((key) => ({
    key,
    cells: rows.map((cell) => found.get(placeKey(cell, key)) ?? null),
  }));
  return { down: downOutput, downCells: rows, figure: figureOutput, columns };
}

function isRunning(role: Output["role"]): boolean {
  return role.kind === "datePart" || (role.kind === "time" && role.grain !== null);
}

/** Dates sort as text, parts of dates as numbers; missing values come last. */
function compareCells(a: Cell, b: Cell): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (typeof a === "number" && typeof b === "number") return a - b;
  return String(a) < String(b) ? -1 : Number(String(a) > String(b));
}

function placeKey(down: Cell, across: Cell): string {
  return JSON.stringify([down, across]);
}
