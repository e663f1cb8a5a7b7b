import { join } from "node:path";
import { setEnvironmentData } from "node:worker_threads";
import type { PlacedMutant } from "./list-mutants.ts";
import * as run from "./mutant-run.ts";
import { at, type MutantRun } from "./mutant-run.ts";
import { openTests, type OpenTests } from "./open-tests.ts";
import { printSwitches } from "./print-switches.ts";

interface Options {
  readonly root: string;
  /** Globs. */
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
export async function testMutants(mutants: readonly PlacedMutant[], options: Options): Promise<void> {
  const { root, tests: globs } = options;
  const state: MutantRun = {
    verdicts: new Uint8Array(new SharedArrayBuffer(mutants.length)),
    sources: new Uint16Array(new SharedArrayBuffer(2 * mutants.length)),
    progress: new Int32Array(new SharedArrayBuffer(4 * Object.keys(at).length)),
  };
  const { sources } = state;
  const paths = [...new Set(mutants.map(({ path }) => path))];
  sources.set(mutants.map(({ path }) => paths.indexOf(path)));
  setEnvironmentData(run.mutantRunKey, state);
  const tests = await openTests(root, globs, printSources(mutants, root));
  try {
    await tryMutants(mutants, { ...options, tests, state });
  } finally {
    await tests.close();
  }
}

interface OpenRun extends Omit<Options, "tests"> {
  readonly tests: OpenTests;
  readonly state: MutantRun;
}

async function tryMutants(
  mutants: readonly PlacedMutant[],
  { tests, state, signal, save }: OpenRun,
): Promise<void> {
  const { verdicts, progress } = state;
  signal?.addEventListener("abort", () => tests.stop());
  const isOpen = (verdict: number): boolean => verdict < run.killed;
  const saved = new Set<number>();
  const saveNew = (): void => {
    for (const [id, mutant] of mutants.entries()) {
      if (isOpen(verdicts[id] ?? 0) || saved.has(id)) continue;
      saved.add(id);
      save(mutant, verdicts[id] === run.killed);
    }
  };

  const startedAt = performance.now();
  progress[at.active] = run.none;
  const ended = await tests.run();
  if (signal?.aborted) return;
  if (ended !== "passed") {
    throw new Error("The tests fail without a mutant.");
  }
  const maxSilenceMs = Math.max(60_000, performance.now() - startedAt);
  const watch = { maxSilenceMs, onTick: saveNew };

  progress[at.mode] = run.byTest;
  while ((await runWatched(tests, progress, watch)) !== "passed") {
    if (signal?.aborted) return;
    decideActive(state);
  }
  verdicts.forEach((verdict, id) => {
    if (verdict === run.undecided) verdicts[id] = run.survived;
  });

  progress[at.mode] = run.byRound;
  for (let open = verdicts.filter(isOpen).length; open > 0; open = verdicts.filter(isOpen).length) {
    progress[at.active] = run.none;
    const ended = await runWatched(tests, progress, { ...watch, rounds: open });
    if (signal?.aborted) return;
    const last = progress[at.active] ?? run.none;
    const isLast = ended !== "stopped" && verdicts.filter(isOpen).length === 1;
    if (isOpen(verdicts[last] ?? run.killed)) verdicts[last] = isLast ? run.survived : run.killed;
  }
  saveNew();
}

function printSources(mutants: readonly PlacedMutant[], root: string): ReadonlyMap<string, string> {
  const numbered = mutants.map((mutant, id) => ({ ...mutant, id }));
  const bySource = Map.groupBy(numbered, ({ path }) => path);
  return new Map(
    [...bySource].map(([path, all]) => [join(root, path), printSwitches(all[0]?.source ?? "", all)]),
  );
}

interface Watch {
  readonly rounds?: number;
  readonly maxSilenceMs: number;
  readonly onTick: () => void;
}

/** Stops the run if no test starts for too long, because a mutant can make a loop endless. */
async function runWatched(
  tests: OpenTests,
  progress: MutantRun["progress"],
  { rounds, maxSilenceMs, onTick }: Watch,
): ReturnType<OpenTests["run"]> {
  let last = { starts: progress[at.starts], atMs: performance.now() };
  const timer = setInterval(() => {
    onTick();
    const starts = progress[at.starts];
    if (starts !== last.starts) last = { starts, atMs: performance.now() };
    else if (performance.now() - last.atMs > maxSilenceMs) tests.stop();
  }, 1_000);
  try {
    return await tests.run(rounds);
  } finally {
    clearInterval(timer);
  }
}

/** Decides about the mutant that ended a run in which each test tries its mutants, so that the next run can go on. */
function decideActive({ verdicts, progress }: MutantRun): void {
  const id = progress[at.active] ?? run.none;
  if (id === run.none) throw new Error("A test fails without a mutant after others have been tried.");
  // Otherwise the runner has set it apart.
  if (verdicts[id] !== run.apart) verdicts[id] = run.killed;
  progress[at.active] = run.none;
}
