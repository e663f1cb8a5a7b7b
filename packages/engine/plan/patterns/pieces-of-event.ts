import type { TableId } from "@askery/model";
import type { Quantity } from "../request/clause.ts";
import type { Schema } from "../schema/schema.ts";

/** How many pieces the rows of an event are of, or else how many rows there are. */
export function piecesOfEvent(event: TableId, schema: Schema): Quantity {
  const pieces = schema.figureIn(event, "unit", null);
  return pieces === null
    ? { kind: "rows", table: event }
    : { kind: "column", column: { table: event, column: pieces }, function: "sum" };
}
