import type { ColumnType } from "./catalog.ts";

/** True for types of integers and fractional numbers. */
export function isNumeric(type: ColumnType): boolean {
  return type === "integer" || type === "decimal" || type === "float";
}
