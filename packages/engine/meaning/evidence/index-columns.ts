import type { TableId } from "@askery/model";

/** Finds what was put in for a column of a table. */
export type ColumnIndex<Item> = (table: TableId, column: string) => Item | undefined;

/** Indexes things by the table and column that they are about; of several about one column, the first counts. */
export function indexColumns<Item>(
  items: Iterable<{ readonly table: TableId; readonly column: string; readonly item: Item }>,
): ColumnIndex<Item> {
  const tables = new Map<TableId, Map<string, Item>>();
  for (const { table, column, item } of items) {
    const columns = tables.get(table) ?? new Map<string, Item>();
    tables.set(table, columns);
    if (!columns.has(column)) columns.set(column, item);
  }
  return (table, column) => tables.get(table)?.get(column);
}
