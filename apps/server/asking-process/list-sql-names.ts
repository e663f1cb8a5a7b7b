import type { SqlNames } from "@askery/api";
import type { Catalog, CatalogTable } from "@askery/model";

/** The tables that SQL can name, with their columns and what these refer to. */
export function listSqlNames({ tables, relationships }: Catalog): SqlNames {
  const named = new Map(
    tables.filter(({ listOf }) => listOf === undefined).map((table) => [table.id, table] as const),
  );
  return [...named.values()].map((table) => ({
    table: nameOf(table),
    columns: table.columns.map(({ name }) => name),
    references: relationships.flatMap(({ from, to }) => {
      const other = named.get(to.table);
      return from.table !== table.id || other === undefined
        ? []
        : { columns: from.columns, table: nameOf(other), otherColumns: to.columns };
    }),
  }));
}

function nameOf({ schema, name }: CatalogTable): string {
  return schema === null ? name : `${schema}.${name}`;
}
