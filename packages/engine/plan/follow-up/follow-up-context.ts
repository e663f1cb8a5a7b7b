import type { TableId } from "@askery/model";
import type { Schema } from "../schema/schema.ts";

/** The database that a follow-up is about. */
export interface FollowUpContext {
  readonly schema: Schema;
}

/**
 * The owner of a table's rows: the nearest table of people if `isPerson`, otherwise the first referenced table,
 * otherwise the table itself.
 */
export function findOwner(table: TableId, isPerson: boolean, schema: Schema): TableId {
  if (!isPerson || schema.isPerson(table)) return table;
  const parents = schema.graph.edgesFrom(table).filter((edge) => !edge.isFanOut);
  return parents.find((edge) => schema.isPerson(edge.to))?.to ?? parents[0]?.to ?? table;
}
