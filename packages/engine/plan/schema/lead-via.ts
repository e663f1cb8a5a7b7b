import type { TableId } from "@askery/model";
import type { JoinEdge, JoinGraph } from "./join-graph.ts";

/** The maximum number of extra steps for leading a path through a mentioned table. */
const maxFurther = 1;

/** True if the table references several others, so that its rows link them. */
export function isBridge(table: TableId, graph: JoinGraph): boolean {
  const referred = graph.edgesFrom(table).flatMap((edge) => (edge.isFanOut ? [] : [edge.to]));
  return new Set(referred).size > 1;
}

/**
 * Routes paths of the graph through a table: "instructors who advise students" are linked by `advisor`, although both
 * also belong to a department.
 */
export function leadVia(graph: JoinGraph, table: TableId): JoinGraph {
  return {
    ...graph,
    findPath: (from, to) => {
      const direct = graph.findPath(from, to);
      if (direct === null || from === table || to === table) return direct;
      const [first, second] = [graph.findPath(from, table), graph.findPath(table, to)];
      if (first === null || second === null) return direct;
      const isNear = first.length + second.length <= direct.length + maxFurther;
      return isNear && !meetsTwice([...first, ...second], from) ? [...first, ...second] : direct;
    },
  };
}

function meetsTwice(path: readonly JoinEdge[], start: TableId): boolean {
  return new Set([start, ...path.map(({ to }) => to)]).size <= path.length;
}
