import type { TableId } from "@askery/model";
import { isSame } from "../request/is-same.ts";
import type { JoinEdge, JoinGraph } from "./join-graph.ts";

/** A reference from one table to another that has several such: `origin` of flights, rather than `destination`. */
export interface PreferredEdge {
  readonly relationship: JoinEdge["relationship"];
}

/** The graph, with one of several references between two tables taken wherever a path goes between them. */
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
