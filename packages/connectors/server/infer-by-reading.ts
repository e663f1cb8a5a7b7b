import type { Catalog } from "@askery/model";
import { inferRelationships } from "../relationships/infer-relationships.ts";
import type { Candidate } from "../relationships/propose-relationships.ts";
import type { Reading } from "./reading.ts";

/**
 * Adds the relationships that a look at the values confirms.
 *
 * @param printContainment a query of one row: how many values of the child were seen, and how many the parent has
 */
export function inferByReading(
  catalog: Catalog,
  reading: Reading,
  printContainment: (candidate: Candidate) => string,
): Promise<Catalog> {
  return inferRelationships(catalog, {
    comparesMixedTypes: false,
    check: async (candidate) => {
      const row = (await reading.tryRead(printContainment(candidate), containmentMs))?.[0];
      // What was not looked at is not believed.
      return row ? { seen: Number(row[0]), found: Number(row[1]) } : { seen: 1, found: 0 };
    },
  });
}

const containmentMs = 2_000;
