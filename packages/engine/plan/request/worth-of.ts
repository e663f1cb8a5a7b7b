import type { AggregateFunction, TableId } from "@askery/model";
import type { ColumnRef, Quantity } from "./clause.ts";
import type { Schema } from "../schema/schema.ts";

/**
 * Returns the aggregated main figure of a table: "average order value", "largest invoice".
 *
 * If the table has no figure named as a total but has detail rows with one (the lines of an order), a row's value is
 * the sum over its details. Returns null if the table has no single main figure.
 */
export function worthOf(table: TableId, how: AggregateFunction, schema: Schema): Quantity | null {
  const own = schema.mainFigure(table);
  const part = schema.detailFigure(table);
  if (part !== null && !schema.hasNamedFigure(table)) return worthOfParts(table, part, how);
  return own === null ? null : { kind: "column", column: { table, column: own }, function: how };
}

function worthOfParts(table: TableId, part: ColumnRef, how: AggregateFunction): Quantity {
  const of: Quantity = { kind: "column", column: part, function: "sum" };
  if (how === "sum") return of;
  if (how === "avg") return { kind: "per", of, per: table };
  return { kind: "averageOver", of, axis: { kind: "entity", table }, function: how };
}
