import { createHash } from "node:crypto";
import { appendFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import type { PlacedMutant } from "./list-mutants.ts";

/**
 * Verdicts in a file, so that a run in several parts, also in another checkout, tests each mutant once. A changed source
 * has new mutants.
 */
export interface SavedVerdicts {
  /** Whether a test detected the mutant; undefined if it has not been tested. */
  find(mutant: PlacedMutant): boolean | undefined;
  save(mutant: PlacedMutant, isKilled: boolean): void;
}

export function openVerdicts(file: string): SavedVerdicts {
  mkdirSync(dirname(file), { recursive: true });
  const known = new Map<string, boolean>();
  for (const line of existsSync(file) ? readFileSync(file, "utf8").split("\n") : []) {
    const [key, verdict] = line.split(" ");
    if (key !== undefined && verdict !== undefined) known.set(key, verdict === "killed");
  }
  return {
    find: (mutant) => known.get(keyOf(mutant)),
    save: (mutant, isKilled) => {
      known.set(keyOf(mutant), isKilled);
      appendFileSync(file, `${keyOf(mutant)} ${isKilled ? "killed" : "survived"}\n`);
    },
  };
}

/** A hash of the mutant, the same in any checkout. */
export function keyOf({ path, text }: PlacedMutant): string {
  return createHash("sha256").update(`${path}\n${text}`).digest("hex");
}
