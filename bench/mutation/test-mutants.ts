import { join } from "node:path";
import { setEnvironmentData } from "node:worker_threads";
import type { PlacedMutant } from "./list-mutants.ts";
import { apart, at, doubtful, killed, mutantRunKey, none, undecided, type MutantRun } from "./mutant-run.ts";
import { openTests, type OpenTests } from "./open-tests.ts";
import { printSwitches } from "./print-switches.ts";

interface Options {
  readonly root: string;
  /** Folders. */
  readonly tests: readonly string[];
  /** Ends the run early, with the verdicts so far. */
  readonly signal: AbortSignal | null;
  /** Takes each verdict: whether a test failed, or did not end. */
  readonly save: (mutant: PlacedMutant, isKilled: boolean) => void;
}

/**
 * Tests all mutants in one build: each source is loaded once, with a switch for each of its mutants. One run of the tests
 * tries most mutants, see `MutantRunner`. The others get a run of their own, with freshly loaded modules, until the first
 * failure. Throws if a test fails without a mutant.
 */
export async function testMutants(
  mutants: readonly PlacedMutant[],
  { root, tests: folders, signal, save }: Options,
): Promise<void> {
  const state: MutantRun = {
    verdicts: new Uint8Array(new SharedArrayBuffer(mutants.length)),
    sources: new Uint16Array(new SharedArrayBuffer(2 * mutants.length)),
    progress: new Int32Array(new SharedArrayBuffer(4 * Object.keys(at).length)),
  };
  const { verdicts, sources, progress } = state;
  const paths = [...new Set(mutants.map(({ path }) => path))];
  sources.set(mutants.map(({ path }) => paths.indexOf(path)));
  setEnvironmentData(mutantRunKey, state);
  await using tests = await openTests(root, folders, printSources(mutants, root));
  signal?.addEventListener("abort", () => tests.stop());
  const saved = new Set<number>();
  const saveNew = (verdict: number, isKilled: boolean): void => {
    for (const [id, mutant] of mutants.entries()) {
      if (verdicts[id] !== verdict || saved.has(id)) continue;
      saved.add(id);
      save(mutant, isKilled);
    }
  };

  const startedAt = performance.now();
  progress[at.active] = none;
  if (!(await tests.run())) throw new Error(`Tests in ${folders.join(", ")} fail without a mutant.`);
  const maxSilenceMs = Math.max(60_000, performance.now() - startedAt);
  const run = () => runWatched(tests, progress, { maxSilenceMs, onTick: () => saveNew(killed, true) });

  progress[at.triesEach] = 1;
  while (!(await run())) {
    if (signal?.aborted) return;
    decideActive(state);
  }
  saveNew(undecided, false);

  progress[at.triesEach] = 0;
  for (const [id, mutant] of mutants.entries()) {
    if (verdicts[id] !== apart && verdicts[id] !== doubtful) continue;
    progress[at.active] = id;
    const isKilled = !(await run());
    if (signal?.aborted) return;
    save(mutant, isKilled);
  }
}

function printSources(mutants: readonly PlacedMutant[], root: string): ReadonlyMap<string, string> {
  const numbered = mutants.map((mutant, id) => ({ ...mutant, id }));
  const bySource = Map.groupBy(numbered, ({ path }) => path);
  return new Map(
    [...bySource].map(([path, all]) => [join(root, path), printSwitches(all[0]?.source ?? "", all)]),
  );
}

/** Stops the run if no test starts for too long, because a mutant can make a loop endless. */
async function runWatched(
  tests: OpenTests,
  progress: MutantRun["progress"],
  { maxSilenceMs, onTick }: { readonly maxSilenceMs: number; readonly onTick: () => void },
): Promise<boolean> {
  let last = { starts: progress[at.starts], atMs: performance.now() };
  const watch = setInterval(() => {
    onTick();
    const starts = progress[at.starts];
    if (starts !== last.starts) last = { starts, atMs: performance.now() };
    else if (performance.now() - last.atMs > maxSilenceMs) tests.stop();
  }, 1_000);
  try {
    return await tests.run();
  } finally {
    clearInterval(watch);
    onTick();
  }
}

/** Decides about the mutant that ended a run in which each test tries its mutants, so that the next run can go on. */
function decideActive({ verdicts, progress }: MutantRun): void {
  const id = progress[at.active] ?? none;
  if (id === none) throw new Error("A test fails without a mutant after others have been tried.");
  // Otherwise the runner has set it apart.
  if (verdicts[id] !== apart) verdicts[id] = killed;
  progress[at.active] = none;
}
