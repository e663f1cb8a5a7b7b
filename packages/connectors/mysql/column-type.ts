import type { ColumnType } from "@askery/model";
import type { FieldPacket } from "mysql2";

/** Maps the type of a result column. `TINYINT(1)`, the alias of BOOLEAN, and `BIT(1)` are boolean. */
export function typeOfField(field: FieldPacket): ColumnType {
  if (field.extendedFormat === "json") return "json";
  const type = field.columnType ?? -1;
  if (type === tinyType && field.columnLength === 1) return "boolean";
  if (type === bitType) return field.columnLength === 1 ? "boolean" : "integer";
  if (textTypes.has(type)) return field.characterSet === binaryCharacters ? "binary" : "text";
  return fieldTypes.get(type) ?? "other";
}

/** Maps a declared type as the catalog spells it: `decimal(12,2)`, `tinyint(1)`, `enum('a','b')`. */
export function typeOfDeclaration(dataType: string, columnType: string): ColumnType {
  const name = dataType.toLowerCase();
  if (name === "tinyint" && /^tinyint\(1\)(?! unsigned)/i.test(columnType)) return "boolean";
  if (name === "bit") return /^bit\(1\)/i.test(columnType) ? "boolean" : "integer";
  return declaredTypes.get(name) ?? "other";
}

export const tinyType = 1;
export const bitType = 16;
const binaryCharacters = 63;

const textTypes: ReadonlySet<number> = new Set([15, 249, 250, 251, 252, 253, 254]);

/** Keys are the protocol's type codes. */
const fieldTypes: ReadonlyMap<number, ColumnType> = new Map([
  [0, "decimal"],
  [1, "integer"],
  [2, "integer"],
  [3, "integer"],
  [4, "float"],
  [5, "float"],
  [6, "text"],
  [7, "timestamp"],
  [8, "integer"],
  [9, "integer"],
  [10, "date"],
  [11, "time"],
  [12, "timestamp"],
  [13, "integer"],
  [14, "date"],
  [245, "json"],
  [246, "decimal"],
  [247, "text"],
  [248, "text"],
]);

const declaredTypes: ReadonlyMap<string, ColumnType> = new Map([
  ["tinyint", "integer"],
  ["smallint", "integer"],
  ["mediumint", "integer"],
  ["int", "integer"],
  ["bigint", "integer"],
  ["year", "integer"],
  ["decimal", "decimal"],
  ["float", "float"],
  ["double", "float"],
  ["char", "text"],
  ["varchar", "text"],
  ["tinytext", "text"],
  ["text", "text"],
  ["mediumtext", "text"],
  ["longtext", "text"],
  ["enum", "text"],
  ["set", "text"],
  ["uuid", "text"],
  ["inet4", "text"],
  ["inet6", "text"],
  ["date", "date"],
  ["datetime", "timestamp"],
  ["timestamp", "timestamp"],
  ["time", "time"],
  ["json", "json"],
  ["binary", "binary"],
  ["varbinary", "binary"],
  ["tinyblob", "binary"],
  ["blob", "binary"],
  ["mediumblob", "binary"],
  ["longblob", "binary"],
]);
