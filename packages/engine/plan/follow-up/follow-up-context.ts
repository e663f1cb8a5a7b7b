import type { Plan, TableId } from "@askery/model";
import type { StretchContext } from "../../question/stretch.ts";
import type { Schema } from "../schema/schema.ts";

/** What a follow-up is about: the database, the day on which it is asked, and the answer before. */
export interface FollowUpContext {
  readonly schema: Schema;
  readonly calendar: StretchContext;
  /** The plan of the answer before; null if it is unknown. */
  readonly plan: Plan | null;
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
