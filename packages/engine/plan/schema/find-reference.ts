import type { ColumnRef } from "../request/clause.ts";
import type { JoinEdge } from "./join-graph.ts";
import type { Schema } from "./schema.ts";

/** The step that a foreign key of one column takes. */
export function findReference(
  { table, column }: ColumnRef,
  { graph }: Pick<Schema, "graph">,
): JoinEdge | null {
  const found = graph.edgesFrom(table).find(({ isFanOut, relationship: { from } }) => {
    return !isFanOut && from.columns.length === 1 && from.columns[0] === column;
  });
  return found ?? null;
}
