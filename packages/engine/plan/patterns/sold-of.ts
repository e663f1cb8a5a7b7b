import type { Axis, Quantity } from "../request/clause.ts";
import { salesOf } from "../request/worth-of.ts";
import type { Schema } from "../schema/schema.ts";
import { tableOfAxis } from "./table-of-axis.ts";

/** What was sold of things, or of a kind of them; null for anything else, and where nothing of them is sold. */
export function soldOf(of: Axis, schema: Schema): Quantity | null {
  return isThing(of, schema) ? salesOf(schema, tableOfAxis(of)) : null;
}

/** True for things and kinds of things, each of which may have rows in two periods; an event has one date. */
export function isThing(of: Axis, schema: Schema): boolean {
  if (of.kind === "entity") return !schema.isEvent(of.table);
  return of.kind === "column" && schema.column(of.column).type === "text";
}
