import type { TableId } from "@askery/model";

/** Looks up the item of a column. */
export type ColumnIndex<Item> = (table: TableId, column: string) => Item | undefined;

/** Indexes items by table and column; the first item of a column wins. */
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
