import { invariant, type Catalog, type CatalogColumn, type CatalogTable, type TableId } from "@askery/model";

/** The table of that id; a plan that names another is a bug. */
export function findTable(id: TableId, catalog: Catalog): CatalogTable {
  const table = catalog.tables.find((table) => table.id === id);
  invariant(table, `the catalog holds table ${JSON.stringify(id)}`);
  return table;
}

/** The column of that name, spelled exactly so. */
export function findColumn(name: string, table: CatalogTable): CatalogColumn {
  const column = table.columns.find((column) => column.name === name);
  invariant(column, `table ${JSON.stringify(table.id)} has column ${JSON.stringify(name)}`);
  return column;
}
