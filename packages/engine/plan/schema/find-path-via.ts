import type { TableId } from "@askery/model";
import type { ColumnRef } from "../request/clause.ts";
import { findReference } from "./find-reference.ts";
import type { JoinEdge, JoinGraph } from "./join-graph.ts";

/** The steps from the table of a reference along it, and on to another table. Null if it leads nowhere near. */
export function findPathVia(table: TableId, via: ColumnRef, graph: JoinGraph): readonly JoinEdge[] | null {
  const edge = findReference(via, { graph });
  const further = edge === null ? null : graph.findPath(edge.to, table);
  return edge === null || further === null ? null : [edge, ...further];
}
