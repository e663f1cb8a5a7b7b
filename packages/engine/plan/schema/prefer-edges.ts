import type { TableId } from "@askery/model";
import { isSame } from "../request/is-same.ts";
import type { JoinEdge, JoinGraph } from "./join-graph.ts";

/** One of several references between two tables: `origin` of flights instead of `destination`. */
export interface PreferredEdge {
  readonly relationship: JoinEdge["relationship"];
}

/** Makes every path between the two tables of a relationship use that relationship. */
export function preferEdge(graph: JoinGraph, { relationship }: PreferredEdge): JoinGraph {
  const [one, other] = [relationship.from.table, relationship.to.table];
  const isBetween = (from: TableId, to: TableId): boolean =>
    (from === one && to === other) || (from === other && to === one);
  const prefer = (edge: JoinEdge): JoinEdge =>
    isBetween(edge.from, edge.to)
      ? (graph.parallels(edge.from, edge.to).find((step) => isSame(step.relationship, relationship)) ?? edge)
      : edge;
  return { ...graph, findPath: (from, to) => graph.findPath(from, to)?.map(prefer) ?? null };
}
