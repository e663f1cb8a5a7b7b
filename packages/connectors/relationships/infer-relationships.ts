import type { Catalog, Relationship } from "@askery/model";
import { proposeRelationships } from "./propose-relationships.ts";
import type { Candidate } from "./propose-relationships.ts";

/** Of a sample of the child's distinct values, how many the parent's key knows. */
export interface Containment {
  readonly seen: number;
  readonly found: number;
}

/** How a database looks at values. */
export interface ValueCheck {
  /** Text `12` equals number 12, as in SQLite. */
  readonly comparesMixedTypes: boolean;
  check(candidate: Candidate): Promise<Containment>;
}

/**
 * Adds the relationships that nobody declared but names, types and values agree on.
 *
 * Precision comes before recall: a wrong join gives wrong figures, a missing one a refusal. Names propose, values
 * decide; a child without values is believed only where the names leave no doubt.
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
  return { tables: catalog.tables, relationships: [...catalog.relationships, ...inferred] };
}

function isConfirmed({ strength, isMixed }: Candidate, { seen, found }: Containment): boolean {
  if (seen === 0) return strength === "certain" && !isMixed;
  return found >= seen * (strength === "certain" ? mostOf : 1);
}

/** Some dirt is usual where nothing is declared. */
const mostOf = 0.9;
