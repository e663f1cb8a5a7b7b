import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findMutants, type Mutant } from "./find-mutants.ts";
import type { MutationSuite } from "./suites.data.ts";

/** A mutant of one source file. */
export interface PlacedMutant extends Mutant {
  /** Relative to the repository root. */
  readonly path: string;
  /** The file without the change. */
  readonly source: string;
}

/** Lists the mutants of a suite by file, in text order. */
export function listMutants(
  { sources }: Pick<MutationSuite, "sources">,
  root: string,
): readonly PlacedMutant[] {
  return globSync([...sources], { cwd: root })
    .filter((path) => !/\.test(?:-support|-data)?\.ts$|\/(?:samples|golden|scripts)\//.test(path))
    .toSorted()
    .flatMap((path) => {
      const source = readFileSync(join(root, path), "utf8");
      return findMutants(source).map((mutant) => ({ ...mutant, path, source }));
    });
}
