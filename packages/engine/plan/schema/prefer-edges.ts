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

/** Makes the path between the ends of this one be this one. */
export function preferPath(graph: JoinGraph, path: readonly JoinEdge[]): JoinGraph {
  const [start, end] = [path[0]?.from, path.at(-1)?.to];
  return {
    ...graph,
    findPath: (from, to) => (from === start && to === end ? path : graph.findPath(from, to)),
  };
}
