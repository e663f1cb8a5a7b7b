import { invariant, type Catalog, type CatalogColumn, type CatalogTable, type TableId } from "@askery/model";

/** Finds a table by id. An unknown id is a bug. */
export function findTable(id: TableId, catalog: Catalog): CatalogTable {
  const table = catalog.tables.find((table) => table.id === id);
  invariant(table, `the catalog holds table ${JSON.stringify(id)}`);
  return table;
}

/** Finds a column by its exact name. An unknown name is a bug. */
export function findColumn(name: string, table: CatalogTable): CatalogColumn {
  const column = table.columns.find((column) => column.name === name);
  invariant(column, `table ${JSON.stringify(table.id)} has column ${JSON.stringify(name)}`);
  return column;
}
