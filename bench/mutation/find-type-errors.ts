import { execFile } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { PlacedMutant } from "./list-mutants.ts";

/**
 * Finds the mutants that the type check refuses, all in one run of the compiler: copies in a second root folder, which
 * the compiler merges with the first. Errors that a mutant causes in other files are not seen.
 */
export async function findTypeErrors(
  mutants: readonly PlacedMutant[],
  { root, folder }: { readonly root: string; readonly folder: string },
): Promise<ReadonlySet<PlacedMutant>> {
  const copies = new Map(
    mutants.map((mutant, index) => [join(folder, mutant.path).replace(/\.ts$/, `.${index}.ts`), mutant]),
  );
  try {
    for (const [path, { text }] of copies) write(path, text);
    const project = join(folder, "tsconfig.json");
    const compilerOptions = { rootDirs: [root, folder], typeRoots: [join(root, "node_modules/@types")] };
    const extended = join(root, "tsconfig.json");
    write(
      project,
      JSON.stringify({ extends: extended, compilerOptions, files: [...copies.keys()], include: [] }),
    );
    const refused = new Set<PlacedMutant>();
    for (const path of await filesWithErrors(root, project)) {
      const mutant = copies.get(path);
      if (mutant === undefined) throw new Error(`${path} does not compile without a mutant.`);
      refused.add(mutant);
    }
    return refused;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

async function filesWithErrors(root: string, project: string): Promise<readonly string[]> {
  const compiler = join(root, "node_modules/typescript/bin/tsc");
  const output = await new Promise<string>((resolve) => {
    execFile(
      process.execPath,
      [compiler, "-p", project, "--pretty", "false"],
      { cwd: root, maxBuffer: Infinity },
      // The exit code says only that there are errors.
      (_error, stdout) => resolve(stdout),
    );
  });
  return [...output.matchAll(/^(\S.*?)\(\d+,\d+\): error/gm)].map(([, path]) => join(root, path ?? ""));
}
