import type { TableId } from "@askery/model";
import { findRivalChains, type Chain } from "../../meaning/tables/find-rival-chains.ts";
import type { JoinEdge, JoinGraph } from "./join-graph.ts";

type Path = readonly JoinEdge[];

/**
 * The other paths between two tables that are as short as the one of the graph, in the same direction, and as sure: the
 * city of the buyer, or of the store. None for a path that goes up and down.
 */
export function findRivalPaths(from: TableId, to: TableId, graph: JoinGraph): readonly Path[] {
  const path = graph.findPath(from, to) ?? [];
  const [first] = path;
  if (first === undefined || path.some(({ isFanOut }) => isFanOut !== first.isFanOut)) return [];
  const chain = path.map(({ relationship }) => relationship);
  const referencesOf = (table: TableId): Chain =>
    graph.edgesFrom(table).flatMap(({ isFanOut, relationship }) => (isFanOut ? [] : [relationship]));
  return first.isFanOut
    ? findRivalChains(chain.toReversed(), referencesOf).map(climbDown)
    : findRivalChains(chain, referencesOf).map(climbUp);
}

function climbUp(chain: Chain): Path {
  return chain.map((relationship) => ({
    from: relationship.from.table,
    to: relationship.to.table,
    relationship,
    isFanOut: false,
  }));
}

function climbDown(chain: Chain): Path {
  return climbUp(chain)
    .map(({ from, to, relationship }) => ({ from: to, to: from, relationship, isFanOut: true }))
    .toReversed();
}
