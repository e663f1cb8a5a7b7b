import type { Cell, Output } from "@askery/model";
import type { RowIndexes } from "./sheet.ts";

interface RowsToAdd {
  readonly values: readonly (readonly Cell[])[];
  readonly outputs: readonly Output[];
  /** The indexes of the rows to add up. */
  readonly rows: RowIndexes;
}

/**
 * Adds up the columns that are counts and sums; null for other columns. Returns null if there is nothing to add: a
 * single row, no such column, a first column with numbers, which leaves no room for a label, or numbers beyond a
 * double.
 */
export function totalRows({ values, outputs, rows }: RowsToAdd): readonly (number | null)[] | null {
  if (rows.length < 2 || outputs[0]?.role.kind === "figure") return null;
  const totals = outputs.map((output, column) => (addsUp(output) ? add(values[column] ?? [], rows) : null));
  return totals.some((total) => total !== null) ? totals : null;
}

function addsUp({ role }: Output): boolean {
  return role.kind === "figure" && (role.figure === "count" || role.figure === "sum");
}

function add(cells: readonly Cell[], rows: RowIndexes): number | null {
  let total = 0;
  for (const row of rows) {
    const cell = cells[row] ?? null;
    if (cell === null) continue;
    if (typeof cell !== "number") return null;
    total += cell;
  }
  // The last digits of a sum of doubles are rounding errors.
  return Number(total.toPrecision(15));
}
