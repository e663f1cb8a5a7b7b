/**
 * Mutation testing: applies one small change at a time to a source file and reports the changes that neither the type
 * check nor a test detects.
 *
 *     npm run mutation -- [--suite NAME] [--file PATH] [--sample N] [--minutes N] [--survivors]
 *
 * By default, it tests every mutant of every suite in `mutation/suites.data.ts`, which takes hours. `--file` limits the
 * sources to paths that contain PATH. `--sample` tests N mutants of each suite. `--minutes` stops each suite after N
 * minutes. Mutants are in a random order, the same in each run, so that those tested so far are a random sample. Verdicts
 * are saved in `.cache/mutation`, and the next run continues there; `--survivors` tests saved survivors again.
 */
import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { findMutants } from "./mutation/find-mutants.ts";
import { findTypeErrors } from "./mutation/find-type-errors.ts";
import { keyOf, openVerdicts } from "./mutation/saved-verdicts.ts";
import { suites, type MutationSuite } from "./mutation/suites.data.ts";
import { testMutants, type PlacedMutant } from "./mutation/test-mutants.ts";

const { values: flags } = parseArgs({
  options: {
    suite: { type: "string" },
    file: { type: "string" },
    sample: { type: "string" },
    minutes: { type: "string" },
    survivors: { type: "boolean", default: false },
  },
});
const root = join(import.meta.dirname, "..");
const cache = join(root, ".cache/mutation");
const sample = flags.sample === undefined ? undefined : Number(flags.sample);
const limitMs = Number(flags.minutes ?? Infinity) * 60_000;

for (const suite of suites) {
  if (flags.suite === undefined || flags.suite === suite.name) await runSuite(suite);
}

async function runSuite(suite: MutationSuite): Promise<void> {
  const all = listMutants(suite);
  const mutants = all.slice(0, sample);
  const refused = await findTypeErrors(mutants, { root, folder: join(cache, "types") });
  const compiled = mutants.filter((mutant) => !refused.has(mutant));
  const verdicts = openVerdicts(join(cache, `${suite.name}.txt`), root);
  await testWithin(
    limitMs,
    compiled.filter((mutant) => {
      const isKilled = verdicts.find(mutant);
      return isKilled === undefined || (!isKilled && flags.survivors);
    }),
  );
  const tested = Map.groupBy(compiled, (mutant) => verdicts.find(mutant));
  for (const survivor of tested.get(false) ?? []) console.log(describeMutant(survivor));
  const count = (isKilled: boolean | undefined): number => tested.get(isKilled)?.length ?? 0;
  console.log(
    `${suite.name}: ${mutants.length} of ${all.length} mutants, ${refused.size} refused by the type check, ` +
      `${count(true)} killed by tests, ${count(false)} survived, ${count(undefined)} not tested yet`,
  );

  async function testWithin(timeMs: number, untested: readonly PlacedMutant[]): Promise<void> {
    const startedAt = performance.now();
    if (untested.length === 0) return;
    for await (const { mutant, isKilled } of testMutants(untested, { root, tests: suite.tests })) {
      verdicts.save(mutant, isKilled);
      if (performance.now() - startedAt > timeMs) return;
    }
  }
}

function listMutants({ sources }: MutationSuite): readonly PlacedMutant[] {
  return globSync([...sources], { cwd: root })
    .filter((path) => !/\.test(?:-support|-data)?\.ts$|\/(?:samples|golden|scripts)\//.test(path))
    .filter((path) => flags.file === undefined || path.includes(flags.file))
    .flatMap((path) => {
      const full = join(root, path);
      return findMutants(readFileSync(full, "utf8")).map((mutant) => ({ ...mutant, path: full }));
    })
    .map((mutant) => ({ mutant, key: keyOf(mutant, root) }))
    .toSorted((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ mutant }) => mutant);
}

function describeMutant({ path, line, before, after }: PlacedMutant): string {
  const short = (text: string) => text.replaceAll(/\s+/g, " ").slice(0, 70);
  return `survived ${relative(root, path)}:${line}: ${short(before)} → ${short(after)}`;
}
