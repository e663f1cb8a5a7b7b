import type { SavedRelationship } from "@askery/api";

interface Neighborhood {
  readonly relationships: readonly SavedRelationship[];
  /** Tables that are left out because there are too many. */
  readonly omittedCount: number;
}

/**
 * The relationships that a diagram can show: all of them, or, where they join more than `most` tables, those around one
 * table: of the tables next to it, then of those next to these, as far as there is room. Rejected ones are none.
 */
export function chooseNeighborhood(
  all: readonly SavedRelationship[],
  around: string | null,
  most: number,
): Neighborhood {
  const relationships = all.filter(({ verdict }) => verdict !== "rejected");
  const tables = tablesOf(relationships);
  if (tables.size <= most) return { relationships, omittedCount: 0 };
  const center = around !== null && tables.has(around) ? around : busiest(relationships);
  const kept = grow(relationships, center, most);
  return {
    relationships: relationships.filter(({ from, to }) => kept.has(from.table) && kept.has(to.table)),
    omittedCount: tables.size - kept.size,
  };
}

export function tablesOf(relationships: readonly SavedRelationship[]): ReadonlySet<string> {
  return new Set(relationships.flatMap(({ from, to }) => [from.table, to.table]));
}

/** Adds whole rings of neighbors while they fit, and of the first that does not fit, what fits. */
function grow(
  relationships: readonly SavedRelationship[],
  center: string,
  most: number,
): ReadonlySet<string> {
  const kept = new Set([center]);
  for (;;) {
    const ring = neighborsOf(relationships, kept);
    if (ring.length === 0 || kept.size >= most) return kept;
    for (const table of ring.slice(0, most - kept.size)) kept.add(table);
  }
}

function neighborsOf(
  relationships: readonly SavedRelationship[],
  kept: ReadonlySet<string>,
): readonly string[] {
  const near = relationships.flatMap(({ from, to }) => {
    if (kept.has(from.table) && !kept.has(to.table)) return [to.table];
    return kept.has(to.table) && !kept.has(from.table) ? [from.table] : [];
  });
  return [...new Set(near)];
}

/** The table with the most relationships; the first of several. */
function busiest(relationships: readonly SavedRelationship[]): string {
  const counts = new Map<string, number>();
  for (const { from, to } of relationships) {
    for (const table of [from.table, to.table]) counts.set(table, (counts.get(table) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? "";
}
