import type { TableId } from "@askery/model";
import type { JoinEdge, JoinGraph } from "./join-graph.ts";

/** How many steps longer a way may be for leading through a table that is spoken of. */
const maxFurther = 1;

/** Whether its rows tie rows of other tables together, by referring to several. */
export function isBridge(table: TableId, graph: JoinGraph): boolean {
  const referred = graph.edgesFrom(table).flatMap((edge) => (edge.isFanOut ? [] : [edge.to]));
  return new Set(referred).size > 1;
}

/**
 * The graph, with ways that lead through a table: "instructors who advise students" meet by `advisor`, though both
 * belong to a department.
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
