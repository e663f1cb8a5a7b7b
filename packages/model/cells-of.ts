import type { OutputId } from "./plan.ts";
import type { Cell, Table } from "./table.ts";

/** The cells of a column; empty where the table has none of that name. */
export function cellsOf(table: Table, column: OutputId | null | undefined): readonly Cell[] {
  const index = table.columns.findIndex(({ name }) => name === column);
  return table.values[index] ?? [];
}
