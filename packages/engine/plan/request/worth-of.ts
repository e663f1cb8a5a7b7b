import type { AggregateFunction, TableId } from "@askery/model";
import type { ColumnRef, Quantity } from "./clause.ts";
import type { Schema } from "../schema/schema.ts";

/**
 * The figure that the rows of a table are about, summed up: "average order value", "largest invoice".
 *
 * Where the table has none that is called so but consists of parts that have (an order of its lines), a row is worth
 * the sum over its parts. Null when it is about no single figure.
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
