import type { Company, CompanyColumn } from "./company.ts";
import type { BuiltColumn, BuiltTable } from "./build-database.ts";
import type { Rows } from "./rows.ts";

/** The tables as the questions' SQL names them. */
export function canonicalTables({ tables }: Company, rows: Rows): readonly BuiltTable[] {
  return tables.map(({ name, columns }) => ({
    name,
    columns: columns.map((column) => ({
      name: column.name,
      sqlType: sqlTypeOf(column),
      isKey: column.type.kind === "key",
      references: column.type.kind === "ref" ? { table: column.type.target, column: "id" } : null,
    })),
    rows: (rows.get(name) ?? []).map((row) => columns.map((column) => row[column.name] ?? null)),
  }));
}

export function sqlTypeOf({ type: { kind } }: CompanyColumn): BuiltColumn["sqlType"] {
  switch (kind) {
    case "key":
    case "ref":
    case "flag":
    case "count":
    case "year":
      return "INTEGER";
    case "number":
    case "percent":
    case "money":
      return "REAL";
    default:
      return "TEXT";
  }
}
