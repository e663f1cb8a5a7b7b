import type { Catalog } from "@askery/model";
import { inferRelationships } from "../relationships/infer-relationships.ts";
import type { Candidate } from "../relationships/propose-relationships.ts";
import { findUnchanged } from "./find-unchanged.ts";
import type { Reading } from "./reading.ts";

/**
 * Adds inferred relationships that the values confirm. For two tables that have not changed since the last sync, reuses
 * the result of that sync.
 */
export function inferByReading(
  catalog: Catalog,
  reading: Reading,
  { known, print }: Inference,
): Promise<Catalog> {
  const unchanged = findUnchanged(catalog.tables, known);
  const running = new Set(catalog.tables.flatMap(({ id, runs }) => (runs === undefined ? [] : [id])));
  const found = new Set(
    known?.relationships.map(({ from, to }) => keyOf([from.table, from.columns[0], to.table, to.columns[0]])),
  );
  return inferRelationships(catalog, {
    comparesMixedTypes: false,
    check: async (candidate) => {
      const { child, parent } = candidate;
      if (running.has(child.id) || running.has(parent.id)) return { seen: 1, found: 0 };
      if (unchanged.has(child.id) && unchanged.has(parent.id)) {
        return {
          seen: 1,
          found: Number(found.has(keyOf([child.id, child.column, parent.id, parent.column]))),
        };
      }
      const row = (await reading.tryRead(print(candidate), containmentMs))?.[0];
      // An unchecked candidate does not count.
      return row ? { seen: Number(row[0]), found: Number(row[1]) } : { seen: 1, found: 0 };
    },
  });
}

interface Inference {
  /** The catalog of the last sync. */
  readonly known: Catalog | undefined;
  /** Prints a query with one row: how many values of the child were seen, and how many of them the parent contains. */
  readonly print: (candidate: Candidate) => string;
}

function keyOf(sides: readonly unknown[]): string {
  return JSON.stringify(sides);
}

const containmentMs = 2_000;
