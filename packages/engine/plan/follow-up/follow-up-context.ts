import type { TableId } from "@askery/model";
import type { Schema } from "../schema/schema.ts";

/** What merging a follow-up asks of the database. */
export interface FollowUpContext {
  readonly schema: Schema;
}

/** What rows of a table belong to: the nearest people when `isPerson`, else the first thing they refer to, else themselves. */
export function findOwner(table: TableId, isPerson: boolean, schema: Schema): TableId {
  if (!isPerson || schema.isPerson(table)) return table;
  const parents = schema.graph.edgesFrom(table).filter((edge) => !edge.isFanOut);
  return parents.find((edge) => schema.isPerson(edge.to))?.to ?? parents[0]?.to ?? table;
}
