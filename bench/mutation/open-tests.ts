import { join } from "node:path";
import { BaseSequencer, createVitest, type TestSpecification } from "vitest/node";

/** Tests that can be run repeatedly, each time in a new thread that loads the modules again. */
export interface OpenTests extends AsyncDisposable {
  /** Runs the tests until the first failure, the quickest files of the first run first. Returns whether all passed. */
  run(): Promise<boolean>;
  /** Ends a run at once; it counts as failed. */
  stop(): void;
}

/**
 * @param tests folders
 * @param sources the texts to load in place of files, by absolute path
 */
export async function openTests(
  root: string,
  tests: readonly string[],
  sources: ReadonlyMap<string, string>,
): Promise<OpenTests> {
  let hasFailed = false;
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
      bail: 1,
      maxWorkers: 1,
      sequence: { sequencer: GivenOrder },
      reporters: [
        {
          // The test that runs when the first one fails is canceled and has no result.
          onTestCaseResult: (test) => void (hasFailed ||= test.result().state === "failed"),
        },
      ],
      globalSetup: ["scripts/test-servers/global-setup.ts"],
      include: tests.map((folder) => `${folder}/**/*.test.ts`),
    },
    {
      plugins: [{ name: "mutants", enforce: "pre", transform: (_code, id) => sources.get(id) ?? null }],
    },
  );
  await vitest.standalone();
  let files: readonly TestSpecification[] | null = null;
  return {
    run: async () => {
      hasFailed = false;
      const isFirst = files === null;
      files ??= await vitest.globTestSpecifications();
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications([...files]);
      if (isFirst) files = files.toSorted((one, other) => durationMs(one) - durationMs(other));
      return !hasFailed && unhandledErrors.length === 0 && testModules.every((module) => module.ok());
    },
    stop: () => {
      hasFailed = true;
      // A second cancellation kills the thread, which an endless loop keeps from reading the first.
      void vitest.cancelCurrentRun("test-failure");
      void vitest.cancelCurrentRun("test-failure");
    },
    [Symbol.asyncDispose]: () => vitest.close(),
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
