import type { Cell, Output } from "@askery/model";
import type { RowIndexes } from "./sheet.ts";

interface RowsToAdd {
  readonly values: readonly (readonly Cell[])[];
  readonly outputs: readonly Output[];
  /** The places of the rows that count. */
  readonly rows: RowIndexes;
}

/**
 * What counts and sums add up to, column by column, null for the others. Null as a whole where there is nothing to add:
 * one row, no such column, a first column that is a figure and leaves no room for the word, figures beyond a double.
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
  // What doubles add to the last digits is no figure of the database.
  return Number(total.toPrecision(15));
}
