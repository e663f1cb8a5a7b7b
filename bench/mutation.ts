/**
 * Mutation testing: applies one small change at a time to a source file and reports the changes that no test detects.
 *
 *     npm run mutation -- [--suite NAME] [--file PATH] [--sample N]
 *
 * By default, it tests every mutant of every suite in `mutation/suites.data.ts`, which takes hours. `--file` limits the
 * sources to paths that contain PATH. `--sample` tests N mutants of each suite, evenly spaced over its sources and the
 * same in each run.
 */
import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { findMutants } from "./mutation/find-mutants.ts";
import { suites, type MutationSuite } from "./mutation/suites.data.ts";
import { testMutants, type PlacedMutant } from "./mutation/test-mutants.ts";

const { values: flags } = parseArgs({
  options: { suite: { type: "string" }, file: { type: "string" }, sample: { type: "string" } },
});
const root = join(import.meta.dirname, "..");
const sample = flags.sample === undefined ? Infinity : Number(flags.sample);

for (const suite of suites) {
  if (flags.suite !== undefined && flags.suite !== suite.name) continue;
  const all = listMutants(suite);
  const mutants = spread(all, sample);
  const survivors: PlacedMutant[] = [];
  for await (const { mutant, isKilled } of testMutants(mutants, { root, tests: suite.tests })) {
    if (isKilled) continue;
    survivors.push(mutant);
    console.log(describeMutant(mutant));
  }
  const killed = mutants.length - survivors.length;
  const share = mutants.length === 0 ? 100 : (100 * killed) / mutants.length;
  console.log(
    `${suite.name}: ${killed} of ${mutants.length} mutants killed, ${share.toFixed(1)} % (${all.length} in all)`,
  );
}

function listMutants({ sources }: MutationSuite): readonly PlacedMutant[] {
  return globSync([...sources], { cwd: root })
    .filter((path) => !/\.test(?:-support|-data)?\.ts$|\/(?:samples|golden)\//.test(path))
    .filter((path) => flags.file === undefined || path.includes(flags.file))
    .toSorted()
    .flatMap((path) => {
      const full = join(root, path);
      return findMutants(readFileSync(full, "utf8")).map((mutant) => ({ ...mutant, path: full }));
    });
}

/** Picks at most `most` items at equal distances. */
function spread<Item>(items: readonly Item[], most: number): readonly Item[] {
  const step = items.length / most;
  return step <= 1
    ? items
    : items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

function describeMutant({ path, line, before, after }: PlacedMutant): string {
  const short = (text: string) => text.replaceAll(/\s+/g, " ").slice(0, 70);
  return `survived ${relative(root, path)}:${line}: ${short(before)} → ${short(after)}`;
}
