import type { ColumnRef, Quantity } from "./clause.ts";

export function summed(column: ColumnRef): Quantity {
  return { kind: "column", column, function: "sum" };
}
