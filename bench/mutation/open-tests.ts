import { join } from "node:path";
import { BaseSequencer, createVitest, type TestSpecification } from "vitest/node";

/** Tests that can be run repeatedly, each time in a new thread. */
export interface OpenTests {
  /** Runs all tests, the quickest files of the first run first, several times in one thread. */
  run(rounds?: number): Promise<"passed" | "failed" | "stopped">;
  /** Ends a run at once. */
  stop(): void;
  close(): Promise<void>;
}

/**
 * @param tests globs
 * @param sources the texts to load in place of files, by absolute path
 */
export async function openTests(
  root: string,
  tests: readonly string[],
  sources: ReadonlyMap<string, string>,
): Promise<OpenTests> {
  let isStopped = false;
  const vitest = await createVitest(
    {
      root,
      config: false,
      watch: true,
      isolate: false,
      // Threads share memory with the main thread.
      pool: "threads",
      runner: join(import.meta.dirname, "mutant-runner.ts"),
      // As in `vitest.config.ts`, so that a busy machine kills no mutant.
      testTimeout: 240_000,
      hookTimeout: 240_000,
      // A cached module would hide the switches.
      fsModuleCache: false,
      update: "none",
      maxWorkers: 1,
      sequence: { sequencer: GivenOrder },
      reporters: [{}],
      globalSetup: ["scripts/test-servers/global-setup.ts"],
      include: [...tests],
    },
    {
      plugins: [{ name: "mutants", enforce: "pre", transform: (_code, id) => sources.get(id) ?? null }],
    },
  );
  await vitest.standalone();
  let files: readonly TestSpecification[] | null = null;
  return {
    run: async (rounds = 1) => {
      isStopped = false;
      const isFirst = files === null;
      const once = files ?? (await vitest.globTestSpecifications());
      files = once;
      const repeated = Array.from({ length: rounds }, () => once).flat();
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(repeated);
      if (isFirst) files = once.toSorted((one, other) => durationMs(one) - durationMs(other));
      if (isStopped) return "stopped";
      return unhandledErrors.length === 0 && testModules.every((module) => module.ok()) ? "passed" : "failed";
    },
    stop: () => {
      isStopped = true;
      // A second cancellation kills the thread, which an endless loop keeps from reading the first.
      void vitest.cancelCurrentRun("test-failure");
      void vitest.cancelCurrentRun("test-failure");
    },
    close: () => vitest.close(),
  };
}

class GivenOrder extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    return specifications;
  }
}

function durationMs({ testModule }: TestSpecification): number {
  const { duration, collectDuration } = testModule?.diagnostic() ?? { duration: 0, collectDuration: 0 };
  return duration + collectDuration;
}
