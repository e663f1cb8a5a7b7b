import { equivalentMutants, type EquivalentMutants } from "./equivalent.data.ts";
import type { PlacedMutant } from "./list-mutants.ts";

/** Whether the mutant is listed as equivalent: no input shows the difference. */
export function isEquivalent(mutant: PlacedMutant): boolean {
  return equivalentMutants.some((entry) => entry.changes.some((change) => isListed(mutant, entry, change)));
}

/** The entries whose mutants no longer exist, as `path: line: change`. */
export function findOutdated(mutants: readonly PlacedMutant[]): readonly string[] {
  return equivalentMutants.flatMap((entry) =>
    entry.changes
      .filter((change) => !mutants.some((mutant) => isListed(mutant, entry, change)))
      .map((change) => `${entry.path}: ${entry.line}: ${change}`),
  );
}

function isListed(mutant: PlacedMutant, { path, line }: EquivalentMutants, change: string): boolean {
  return mutant.path === path && lineOf(mutant) === line && describeChange(mutant) === change;
}

function lineOf({ source, line }: PlacedMutant): string {
  return (source.split("\n")[line - 1] ?? "").trim();
}

export function describeChange({ before, after }: PlacedMutant): string {
  return `${before} → ${after}`.replaceAll(/\s+/g, " ");
}
