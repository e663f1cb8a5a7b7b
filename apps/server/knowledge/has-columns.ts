import type { Catalog, ColumnList, TableId } from "@askery/model";

/**
 * Whether a catalog has a table and all of these columns of it; no columns ask for the table alone. A table's names are
 * gathered once it is asked about: a large catalog has many, of which few matter.
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
