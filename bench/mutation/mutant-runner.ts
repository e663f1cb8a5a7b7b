import { getEnvironmentData } from "node:worker_threads";
import { TestRunner, vi, type RunnerTestCase, type RunnerTestSuite } from "vitest";
import * as run from "./mutant-run.ts";
import { at } from "./mutant-run.ts";

const { verdicts, sources, progress } = getEnvironmentData(run.mutantRunKey) as run.MutantRun;

/** How often the switch of each mutant was passed. */
const passes = new Uint32Array(verdicts.length);
let switches = 0;
let maxSwitches = Infinity;

Object.assign(globalThis, {
  $mutant: (id: number): boolean => {
    passes[id] = (passes[id] ?? 0) + 1;
    switches += 1;
    if (switches > maxSwitches) throw new Error("The mutant made a loop endless.");
    return id === progress[at.active];
  },
});

/**
 * By test: runs each test twice without a mutant, then once with each open mutant that it reaches. Code that runs outside
 * tests, or less often in the second run, because its results are cached, needs freshly loaded modules.
 *
 * By round: loads the modules again with the next mutant that needs it, and skips the files and tests after the first
 * failure.
 */
// oxlint-disable-next-line import/no-default-export -- Vitest loads the default export of a runner.
export default class MutantRunner extends TestRunner {
  #firstFile: string | null = null;

  override async importFile(path: string, source: "collect" | "setup"): Promise<unknown> {
    if (progress[at.mode] !== run.byRound) return super.importFile(path, source);
    this.#firstFile ??= path;
    if (path === this.#firstFile) startRound();
    if (isDecided()) return undefined;
    try {
      return await super.importFile(path, source);
    } catch (cause) {
      kill();
      throw cause;
    }
  }

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    if (isDecided()) test.mode = "skip";
    await super.onBeforeRunTask(test);
  }

  override async onAfterRunSuite(suite: RunnerTestSuite): Promise<void> {
    if (suite.result?.state === "fail") kill();
    await super.onAfterRunSuite(suite);
  }

  async runTask(test: RunnerTestCase): Promise<void> {
    if (progress[at.mode] === run.byTest) return this.#tryReached(test);
    if (progress[at.mode] === run.plain) return this.#run(test);
    if (!(await this.#passes(test))) kill();
  }

  async #tryReached(test: RunnerTestCase): Promise<void> {
    mark(run.apart, (id) => passes[id] !== 0);
    await this.#run(test);
    progress[at.mostSwitches] = Math.max(progress[at.mostSwitches] ?? 0, switches);
    const first = passes.slice();
    const isRepeatable = await this.#passes(test);
    const isCached = (id: number): boolean => !isRepeatable || passes[id] !== first[id];
    const caching = new Set(sources.filter((_, id) => isCached(id)));
    mark(run.doubtful, (id) => caching.has(sources[id] ?? 0));
    mark(run.apart, isCached);
    for (const [id, verdict] of verdicts.entries()) {
      if (first[id] !== 0 && verdict < run.apart) await this.#tryMutant(id, test);
    }
    passes.fill(0);
  }

  async #tryMutant(id: number, test: RunnerTestCase): Promise<void> {
    progress[at.active] = id;
    const isKilled = !(await this.#passes(test));
    progress[at.active] = run.none;
    if (!isKilled) return;
    if (await this.#passes(test)) {
      verdicts[id] = run.killed;
      return;
    }
    // The process is spoiled: the next run goes on.
    verdicts[id] = run.apart;
    progress[at.active] = id;
    this.cancel("test-failure");
    throw new Error(`The test ${test.name} fails after a mutant, also without it.`);
  }

  async #passes(test: RunnerTestCase): Promise<boolean> {
    try {
      await this.#run(test);
      return true;
    } catch {
      return false;
    }
  }

  async #run(test: RunnerTestCase): Promise<void> {
    passes.fill(0);
    switches = 0;
    const isLimited = progress[at.active] !== run.none;
    maxSwitches = isLimited ? 1_000_000 + 10 * (progress[at.mostSwitches] ?? 0) : Infinity;
    progress[at.starts] = (progress[at.starts] ?? 0) + 1;
    this.onBeforeTryTask(test, { retry: 0, repeats: 0 });
    await TestRunner.getTestFn(test)();
    this.onAfterTryTask(test);
  }
}

/** Makes verdicts less certain. */
function mark(verdict: number, applies: (id: number) => boolean): void {
  for (const [id, known] of verdicts.entries()) if (known < verdict && applies(id)) verdicts[id] = verdict;
}

function startRound(): void {
  const last = progress[at.active] ?? run.none;
  if (last !== run.none && !isDecided()) verdicts[last] = run.survived;
  progress[at.active] = verdicts.findIndex((verdict) => verdict === run.doubtful || verdict === run.apart);
  vi.resetModules();
}

/** Whether the active mutant of a round needs no more tests. */
function isDecided(): boolean {
  return (
    progress[at.mode] === run.byRound &&
    (verdicts[progress[at.active] ?? run.none] ?? run.killed) >= run.killed
  );
}

/** Saves that the active mutant of a round is detected. */
function kill(): void {
  const id = progress[at.active] ?? run.none;
  if (progress[at.mode] === run.byRound && id !== run.none) verdicts[id] = run.killed;
}
