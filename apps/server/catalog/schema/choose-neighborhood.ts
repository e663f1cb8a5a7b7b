import type { TableId } from "@askery/model";
import type { KnownRelationship } from "./find-relationships.ts";

/** What a diagram can show at once. */
export interface Neighborhood {
  /** The table that it is drawn around; null where all fits. */
  readonly around: TableId | null;
  readonly relationships: readonly KnownRelationship[];
  /** What is left out because there is too much. */
  readonly omittedTables: number;
  readonly omittedRelationships: number;
}

export interface Room {
  readonly tables: number;
  readonly relationships: number;
}

/**
 * The relationships that a diagram can show: all of them, or, where they join more tables than there is room for, those
 * around one table: of the tables next to it, then of those next to these, as far as there is room. Rejected ones are none.
 */
export function chooseNeighborhood(
  all: readonly KnownRelationship[],
  wanted: TableId | null,
  room: Room,
): Neighborhood {
  const relationships = all.filter(({ verdict }) => verdict !== "rejected");
  const neighbors = joinTables(relationships);
  const isWhole = neighbors.size <= room.tables;
  const around = isWhole ? null : wanted !== null && neighbors.has(wanted) ? wanted : busiest(neighbors);
  const kept = around === null ? neighbors : grow(neighbors, around, room.tables);
  const between = relationships.filter(({ from, to }) => kept.has(from.table) && kept.has(to.table));
  return {
    around,
    relationships: between.slice(0, room.relationships),
    omittedTables: neighbors.size - kept.size,
    omittedRelationships: Math.max(0, between.length - room.relationships),
  };
}

/** Each table with those next to it. */
function joinTables(relationships: readonly KnownRelationship[]): ReadonlyMap<TableId, ReadonlySet<TableId>> {
  const neighbors = new Map<TableId, Set<TableId>>();
  for (const { from, to } of relationships) {
    for (const [one, other] of [
      [from.table, to.table],
      [to.table, from.table],
    ] as const) {
      neighbors.set(one, (neighbors.get(one) ?? new Set()).add(other));
    }
  }
  return neighbors;
}

/** Table by table, the nearest first, while there is room. A set is gone through in the order in which it grows. */
function grow(
  neighbors: ReadonlyMap<TableId, ReadonlySet<TableId>>,
  around: TableId,
  most: number,
): ReadonlySet<TableId> {
  const kept = new Set([around]);
  for (const table of kept) {
    for (const next of neighbors.get(table) ?? []) {
      if (kept.size >= most) return kept;
      kept.add(next);
    }
  }
  return kept;
}

/** The table with the most neighbors; the first of several. */
function busiest(neighbors: ReadonlyMap<TableId, ReadonlySet<TableId>>): TableId {
  const [most] = [...neighbors].toSorted(([, one], [, other]) => other.size - one.size);
  return most?.[0] ?? "";
}
