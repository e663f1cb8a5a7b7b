import type { ColumnType } from "./catalog.ts";

/** Whether values of a type are numbers, whole or fractional. */
export function isNumeric(type: ColumnType): boolean {
  return type === "integer" || type === "decimal" || type === "float";
}
