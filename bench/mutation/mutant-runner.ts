import { getEnvironmentData } from "node:worker_threads";
import { TestRunner, type RunnerTestCase } from "vitest";
import { apart, at, doubtful, killed, mutantRunKey, none, undecided, type MutantRun } from "./mutant-run.ts";

const { verdicts, sources, progress } = getEnvironmentData(mutantRunKey) as MutantRun;

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
 * Runs each test twice without a mutant, then once with each mutant that it reaches, unless a test has detected it. Code
 * that runs outside tests, or less often in the second run, because its results are cached, needs freshly loaded modules.
 */
// oxlint-disable-next-line import/no-default-export -- Vitest loads the default export of a runner.
export default class MutantRunner extends TestRunner {
  async runTask(test: RunnerTestCase): Promise<void> {
    const run = () => this.#run(test);
    if (progress[at.triesEach] === 0) return run();
    mark(apart, (id) => passes[id] !== 0);
    await run();
    progress[at.mostSwitches] = Math.max(progress[at.mostSwitches] ?? 0, switches);
    const first = passes.slice();
    const isRepeatable = await succeeds(run);
    const isCached = (id: number): boolean => !isRepeatable || passes[id] !== first[id];
    const caching = new Set(sources.filter((_, id) => isCached(id)));
    mark(doubtful, (id) => caching.has(sources[id] ?? 0));
    mark(apart, isCached);
    for (const id of verdicts.keys()) {
      if (first[id] !== 0 && isOpen(id)) await this.#tryMutant(test, id, run);
    }
    passes.fill(0);
  }

  async #tryMutant(test: RunnerTestCase, id: number, run: () => Promise<void>): Promise<void> {
    progress[at.active] = id;
    const isKilled = !(await succeeds(run));
    progress[at.active] = none;
    if (!isKilled) return;
    if (await succeeds(run)) {
      verdicts[id] = killed;
      return;
    }
    // The process is spoiled: the next run goes on.
    mark(apart, (one) => one === id);
    progress[at.active] = id;
    this.cancel("test-failure");
    throw new Error(`The test ${test.name} fails after a mutant, also without it.`);
  }

  async #run(test: RunnerTestCase): Promise<void> {
    passes.fill(0);
    switches = 0;
    maxSwitches = progress[at.active] === none ? Infinity : 1_000_000 + 10 * (progress[at.mostSwitches] ?? 0);
    progress[at.starts] = (progress[at.starts] ?? 0) + 1;
    this.onBeforeTryTask(test, { retry: 0, repeats: 0 });
    await TestRunner.getTestFn(test)();
    this.onAfterTryTask(test);
  }
}

/** Changes the verdicts that are less certain. */
function mark(verdict: number, applies: (id: number) => boolean): void {
  for (const [id, known] of verdicts.entries()) {
    if (known !== killed && known < verdict && applies(id)) verdicts[id] = verdict;
  }
}

function isOpen(id: number): boolean {
  return verdicts[id] === undecided || verdicts[id] === doubtful;
}

async function succeeds(run: () => Promise<void>): Promise<boolean> {
  try {
    await run();
    return true;
  } catch {
    return false;
  }
}
