import type { Catalog, Relationship } from "@askery/model";
import { proposeRelationships } from "./propose-relationships.ts";
import type { Candidate } from "./propose-relationships.ts";

/** How many values were sampled from the child, and how many of them the parent's key contains. */
export interface Containment {
  readonly seen: number;
  readonly found: number;
}

/** How a database compares values. */
export interface ValueCheck {
  /** Whether text `12` equals the number 12, as in SQLite. */
  readonly comparesMixedTypes: boolean;
  check(candidate: Candidate): Promise<Containment>;
}

/**
 * Adds undeclared relationships that names, types and values agree on.
 *
 * Precision comes before recall: a wrong join produces wrong numbers, a missing one only a refusal. Names propose and
 * values decide; a child without values is accepted only if the names are unambiguous.
 */
export async function inferRelationships(catalog: Catalog, database: ValueCheck): Promise<Catalog> {
  const inferred: Relationship[] = [];
  const settled = new Set<string>();
  for (const candidate of proposeRelationships(catalog)) {
    const child = JSON.stringify([candidate.child.id, candidate.child.column]);
    if (settled.has(child) || (candidate.isMixed && !database.comparesMixedTypes)) continue;
    if (!isConfirmed(candidate, await database.check(candidate))) continue;
    settled.add(child);
    inferred.push({
      from: { table: candidate.child.id, columns: [candidate.child.column] },
      to: { table: candidate.parent.id, columns: [candidate.parent.column] },
      origin: "inferred",
    });
  }
  return { ...catalog, relationships: [...catalog.relationships, ...inferred] };
}

function isConfirmed({ strength, isMixed }: Candidate, { seen, found }: Containment): boolean {
  if (seen === 0) return strength === "certain" && !isMixed;
  return found >= seen * (strength === "certain" ? mostOf : 1);
}

/** Undeclared foreign keys usually contain some invalid values. */
const mostOf = 0.9;
