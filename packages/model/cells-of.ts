import type { OutputId } from "./plan.ts";
import type { Cell, Table } from "./table.ts";

/** The cells of a column; empty if the table has no such column. */
export function cellsOf(table: Table, column: OutputId | null | undefined): readonly Cell[] {
  const index = table.columns.findIndex(({ name }) => name === column);
  return table.values[index] ?? [];
}
