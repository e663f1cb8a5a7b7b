/**
 * Mutation testing: applies one small change at a time to a source file and reports the changes that neither the type
 * check nor a test detects.
 *
 *     npm run mutation -- [--suite NAME] [--file PATH] [--sample N] [--minutes N] [--survivors]
 *
 * By default, it tests every mutant of every suite in `mutation/suites.data.ts`. `--file` limits the sources to paths that
 * contain PATH. `--sample` tests N mutants of each suite, picked at random, the same in each run. `--minutes` stops each
 * suite after N minutes. Verdicts are saved in `.cache/mutation`, and the next run continues there; `--survivors` tests
 * saved survivors again. Survivors in `mutation/equivalent.data.ts` are only counted.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { describeChange, isEquivalent } from "./mutation/equivalent-mutants.ts";
import { findTypeErrors } from "./mutation/find-type-errors.ts";
import { listMutants, type PlacedMutant } from "./mutation/list-mutants.ts";
import { keyOf, openVerdicts } from "./mutation/saved-verdicts.ts";
import { suites, type MutationSuite } from "./mutation/suites.data.ts";
import { testMutants } from "./mutation/test-mutants.ts";

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

for (const suite of suites) {
  if (flags.suite === undefined || flags.suite === suite.name) await runSuite(suite);
}

async function runSuite(suite: MutationSuite): Promise<void> {
  const all = listMutants(suite, root).filter(({ path }) => path.includes(flags.file ?? ""));
  const mutants = flags.sample === undefined ? all : takeSample(all, Number(flags.sample));
  const refused = await findTypeErrors(mutants, { root, folder: join(cache, "types") });
  const compiled = mutants.filter((mutant) => !refused.has(mutant));
  const verdicts = openVerdicts(join(cache, `${suite.name}.txt`));
  const untested = compiled.filter((mutant) => {
    const isKilled = verdicts.find(mutant);
    return isKilled === undefined || (!isKilled && flags.survivors);
  });
  if (untested.length > 0) {
    const signal = flags.minutes === undefined ? null : AbortSignal.timeout(Number(flags.minutes) * 60_000);
    const save = (mutant: PlacedMutant, isKilled: boolean) => verdicts.save(mutant, isKilled);
    await testMutants(untested, { root, tests: suite.tests, signal, save });
  }
  const killed = compiled.filter((mutant) => verdicts.find(mutant) === true);
  const survivors = compiled.filter((mutant) => verdicts.find(mutant) === false);
  const unexplained = survivors.filter((mutant) => !isEquivalent(mutant));
  for (const mutant of unexplained) console.log(`survived ${describe(mutant)}`);
  for (const mutant of killed.filter(isEquivalent)) console.log(`not equivalent ${describe(mutant)}`);
  console.log(
    `${suite.name}: ${mutants.length} of ${all.length} mutants, ${refused.size} refused by the type check, ` +
      `${killed.length} killed by tests, ${unexplained.length} survived, ` +
      `${survivors.length - unexplained.length} equivalent, ` +
      `${compiled.length - killed.length - survivors.length} not tested yet`,
  );
}

/** Picks mutants in a random order that is the same in each run. */
function takeSample(mutants: readonly PlacedMutant[], count: number): readonly PlacedMutant[] {
  const keyed = mutants.map((mutant) => ({ mutant, key: keyOf(mutant) }));
  const shuffled = keyed.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  return shuffled.slice(0, count).map(({ mutant }) => mutant);
}

function describe(mutant: PlacedMutant): string {
  return `${mutant.path}:${mutant.line}: ${describeChange(mutant).slice(0, 150)}`;
}
