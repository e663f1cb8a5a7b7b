import type { Catalog, ColumnList, TableId } from "@askery/model";

/**
 * Returns a function that checks whether the catalog has a table with all of these columns; an empty list checks only
 * the table. A table's columns are indexed on first use, because a large catalog has many tables of which few matter.
 */
export function hasColumns({ tables }: Pick<Catalog, "tables">): (list: ColumnList) => boolean {
  const byId = new Map(tables.map((table) => [table.id, table]));
  const gathered = new Map<TableId, ReadonlySet<string>>();
  return ({ table, columns }) => {
    const known = gathered.get(table) ?? new Set(byId.get(table)?.columns.map(({ name }) => name));
    gathered.set(table, known);
    return byId.has(table) && columns.every((column) => known.has(column));
  };
}
