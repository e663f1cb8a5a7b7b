import type { TableId } from "@askery/model";
import type { KnownRelationship } from "./find-relationships.ts";

/** The part of a schema that a diagram can show. */
export interface Neighborhood {
  /** The table at its center; null if everything fits. */
  readonly around: TableId | null;
  readonly relationships: readonly KnownRelationship[];
  /** The tables and relationships that do not fit. */
  readonly omittedTables: number;
  readonly omittedRelationships: number;
}

export interface Room {
  readonly tables: number;
  readonly relationships: number;
}

/**
 * The relationships that a diagram can show: all of them or, if they have too many tables, those around one table:
 * first its neighbors, then theirs, as far as there is room. Rejected relationships are left out.
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
  const shown = around === null ? neighbors : grow(neighbors, around, room.tables);
  const between = relationships.filter(({ from, to }) => shown.has(from.table) && shown.has(to.table));
  return {
    around,
    relationships: between.slice(0, room.relationships),
    omittedTables: neighbors.size - shown.size,
    omittedRelationships: Math.max(0, between.length - room.relationships),
  };
}

/** The neighbors of each table. */
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

/** Adds tables, nearest first, while there is room. Iterating over a set includes items that are added meanwhile. */
function grow(
  neighbors: ReadonlyMap<TableId, ReadonlySet<TableId>>,
  around: TableId,
  most: number,
): ReadonlySet<TableId> {
  const grown = new Set([around]);
  for (const table of grown) {
    for (const next of neighbors.get(table) ?? []) {
      if (grown.size >= most) return grown;
      grown.add(next);
    }
  }
  return grown;
}

/** The table with the most neighbors; the first one of several. */
function busiest(neighbors: ReadonlyMap<TableId, ReadonlySet<TableId>>): TableId {
  const [most] = [...neighbors].toSorted(([, one], [, other]) => other.size - one.size);
  return most?.[0] ?? "";
}
