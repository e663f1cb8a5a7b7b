import { DuckDBTypeId } from "@duckdb/node-api";
import type { DuckDBType } from "@duckdb/node-api";
import type { ColumnType } from "@askery/model";

/** Maps the type of a result column. */
export function typeOfResult(type: DuckDBType): ColumnType {
  if (type.alias === "JSON") return "json";
  return resultTypes[type.typeId] ?? "other";
}

/** Whether a declared type is a list of texts or whole numbers: `VARCHAR[]`. Nested lists and arrays of a fixed length are not. */
export function isListDeclaration(declaration: string): boolean {
  const element = declaration.endsWith("[]") ? typeOfDeclaration(declaration.slice(0, -2)) : null;
  return element === "text" || element === "integer";
}

/** Maps a declared type as the catalog spells it: `DECIMAL(12,2)`, `INTEGER[]`, `ENUM('a', 'b')`. */
export function typeOfDeclaration(declaration: string): ColumnType {
  if (declaration.endsWith("]")) return "json";
  const name = /^[A-Z_0-9 ]+/.exec(declaration)?.[0].trim() ?? "";
  return declaredTypes.get(name) ?? "other";
}

const resultTypes: Readonly<Partial<Record<DuckDBTypeId, ColumnType>>> = {
  [DuckDBTypeId.BOOLEAN]: "boolean",
  [DuckDBTypeId.TINYINT]: "integer",
  [DuckDBTypeId.SMALLINT]: "integer",
  [DuckDBTypeId.INTEGER]: "integer",
  [DuckDBTypeId.BIGINT]: "integer",
  [DuckDBTypeId.HUGEINT]: "integer",
  [DuckDBTypeId.UTINYINT]: "integer",
  [DuckDBTypeId.USMALLINT]: "integer",
  [DuckDBTypeId.UINTEGER]: "integer",
  [DuckDBTypeId.UBIGINT]: "integer",
  [DuckDBTypeId.UHUGEINT]: "integer",
  [DuckDBTypeId.BIGNUM]: "integer",
  [DuckDBTypeId.FLOAT]: "float",
  [DuckDBTypeId.DOUBLE]: "float",
  [DuckDBTypeId.DECIMAL]: "decimal",
  [DuckDBTypeId.VARCHAR]: "text",
  [DuckDBTypeId.ENUM]: "text",
  [DuckDBTypeId.UUID]: "text",
  [DuckDBTypeId.SQLNULL]: "text",
  [DuckDBTypeId.DATE]: "date",
  [DuckDBTypeId.TIMESTAMP]: "timestamp",
  [DuckDBTypeId.TIMESTAMP_S]: "timestamp",
  [DuckDBTypeId.TIMESTAMP_MS]: "timestamp",
  [DuckDBTypeId.TIMESTAMP_NS]: "timestamp",
  [DuckDBTypeId.TIMESTAMP_TZ]: "timestamp",
  [DuckDBTypeId.TIME]: "time",
  [DuckDBTypeId.TIME_TZ]: "time",
  [DuckDBTypeId.TIME_NS]: "time",
  [DuckDBTypeId.BLOB]: "binary",
  [DuckDBTypeId.LIST]: "json",
  [DuckDBTypeId.ARRAY]: "json",
  [DuckDBTypeId.STRUCT]: "json",
  [DuckDBTypeId.MAP]: "json",
  [DuckDBTypeId.UNION]: "json",
  [DuckDBTypeId.VARIANT]: "json",
};

const declaredTypes: ReadonlyMap<string, ColumnType> = new Map([
  ["BOOLEAN", "boolean"],
  ["TINYINT", "integer"],
  ["SMALLINT", "integer"],
  ["INTEGER", "integer"],
  ["BIGINT", "integer"],
  ["HUGEINT", "integer"],
  ["UTINYINT", "integer"],
  ["USMALLINT", "integer"],
  ["UINTEGER", "integer"],
  ["UBIGINT", "integer"],
  ["UHUGEINT", "integer"],
  ["BIGNUM", "integer"],
  ["FLOAT", "float"],
  ["DOUBLE", "float"],
  ["DECIMAL", "decimal"],
  ["VARCHAR", "text"],
  ["ENUM", "text"],
  ["UUID", "text"],
  ["DATE", "date"],
  ["TIMESTAMP", "timestamp"],
  ["TIMESTAMP_S", "timestamp"],
  ["TIMESTAMP_MS", "timestamp"],
  ["TIMESTAMP_NS", "timestamp"],
  ["TIMESTAMP WITH TIME ZONE", "timestamp"],
  ["TIME", "time"],
  ["TIME WITH TIME ZONE", "time"],
  ["TIME_NS", "time"],
  ["BLOB", "binary"],
  ["JSON", "json"],
  ["STRUCT", "json"],
  ["MAP", "json"],
  ["UNION", "json"],
  ["VARIANT", "json"],
]);
