import { createHash } from "node:crypto";
import type { Catalog, CatalogTable, ColumnList, Relationship } from "@askery/model";

/**
 * 8 hexadecimal digits that change if a table, column, type, key or relationship changes. They depend neither on the
 * rows nor on the order in which a database lists its parts.
 */
export function fingerprintSchema(catalog: Catalog): string {
  const lines = [...catalog.tables.flatMap(listTable), ...catalog.relationships.map(listRelationship)];
  return createHash("sha256").update(lines.toSorted().join("\n")).digest("hex").slice(0, 8);
}

function listTable(table: CatalogTable): readonly string[] {
  const columns = table.columns.map((column) => line("column", table.id, column.name, column.type));
  return [line("table", table.id, table.kind, ...table.primaryKey), ...columns];
}

function listRelationship({ from, to }: Relationship): string {
  return line("relationship", ...listColumns(from), ...listColumns(to));
}

function listColumns({ table, columns }: ColumnList): readonly string[] {
  return [table, ...columns];
}

/** JSON separates names unambiguously, whatever characters they contain. */
function line(...parts: readonly string[]): string {
  return JSON.stringify(parts);
}
