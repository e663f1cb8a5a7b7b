import {
  invariant,
  type Catalog,
  type CatalogColumn,
  type CatalogTable,
  type Expression,
  type QueryPlan,
  type TableId,
} from "@askery/model";

/** Finds a table by id. An unknown id is a bug. */
export function findTable(id: TableId, catalog: Catalog): CatalogTable {
  const table = lookUpTable(id, catalog);
  invariant(table, `the catalog holds table ${JSON.stringify(id)}`);
  return table;
}

/** Finds a table by id in the index of its catalog; null for an unknown id. */
export function lookUpTable(id: TableId, catalog: Catalog): CatalogTable | null {
  const known = indexes.get(catalog) ?? new Map(catalog.tables.map((table) => [table.id, table]));
  indexes.set(catalog, known);
  return known.get(id) ?? null;
}

const indexes = new WeakMap<Catalog, ReadonlyMap<TableId, CatalogTable>>();

/** Finds a column by its exact name. An unknown name is a bug. */
export function findColumn(name: string, table: CatalogTable): CatalogColumn {
  const column = table.columns.find((column) => column.name === name);
  invariant(column, `table ${JSON.stringify(table.id)} has column ${JSON.stringify(name)}`);
  return column;
}

/** Returns the column of a table that an expression is; null for any other expression. */
export function findStoredColumn(
  expression: Expression,
  { sources }: QueryPlan,
  catalog: Catalog,
): CatalogColumn | null {
  if (expression.kind !== "column") return null;
  const source = sources.find(({ id }) => id === expression.source);
  return source?.kind === "table" ? findColumn(expression.column, findTable(source.table, catalog)) : null;
}
