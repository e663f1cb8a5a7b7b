import type { TableId } from "@askery/model";
import type { Schema } from "../schema/schema.ts";

/** The dated events that refer to some rows, directly or through other rows; nearer ones first. */
export function eventsReferringTo(tables: readonly TableId[], schema: Schema): readonly TableId[] {
  const referring = (table: TableId): readonly TableId[] =>
    schema.graph.edgesFrom(table).flatMap(({ isFanOut, to }) => (isFanOut ? [to] : []));
  const near = tables.flatMap(referring);
  return [...near, ...near.flatMap(referring)]
    .filter((table, index, all) => all.indexOf(table) === index && !tables.includes(table))
    .filter((table) => isDatedEvent(table, schema));
}

/**
 * The dated events of a database, what is sold first: what "busy" times have most of.
 *
 * A part of a whole, such as an order line, is no event of its own.
 */
export function mainEvents(schema: Schema): readonly TableId[] {
  const sold = new Set(schema.flows.income.flatMap(({ table }) => [table, ...wholesOf(table, schema)]));
  const events = schema.catalog.tables
    .map(({ id }) => id)
    .filter((table) => isDatedEvent(table, schema) && wholesOf(table, schema).length === 0);
  return [...events.filter((table) => sold.has(table)), ...events.filter((table) => !sold.has(table))];
}

/** The table whose detail rows these are: orders for order lines. */
function wholesOf(part: TableId, schema: Schema): readonly TableId[] {
  return schema.graph
    .edgesFrom(part)
    .flatMap(({ isFanOut, to }) => (!isFanOut && schema.detailOf(to) === part ? [to] : []));
}

/** A car is no event for having been built in a year. */
function isDatedEvent(table: TableId, schema: Schema): boolean {
  const column = schema.isEvent(table) ? schema.eventDate(table) : null;
  return column !== null && !schema.isYear({ table, column });
}
