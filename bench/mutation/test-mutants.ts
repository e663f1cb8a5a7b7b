import { BaseSequencer, createVitest, type TestSpecification, type Vitest } from "vitest/node";
import type { Mutant } from "./find-mutants.ts";

/** A mutant of one source file, by its absolute path. */
export interface PlacedMutant extends Mutant {
  readonly path: string;
}

export interface MutantVerdict {
  readonly mutant: PlacedMutant;
  /** Whether a test failed, or did not end. */
  readonly isKilled: boolean;
}

/**
 * Runs the tests once without a mutant, then once per mutant until the first failure, the quickest files first. Files
 * are not modified: Vitest loads the mutant's text instead of the file. A mutant can make a loop endless, so a run that
 * reports nothing for longer than the first run took is stopped. Throws if a test fails without a mutant.
 */
export async function* testMutants(
  mutants: readonly PlacedMutant[],
  { root, tests }: { readonly root: string; readonly tests: readonly string[] },
): AsyncGenerator<MutantVerdict> {
  let current: PlacedMutant | null = null;
  let hasFailed = false;
  let maxSilenceMs = maxTimerMs;
  let silence: NodeJS.Timeout | undefined;
  const restartSilence = (): void => {
    clearTimeout(silence);
    silence = setTimeout(() => {
      hasFailed = true;
      stopRun(vitest);
    }, maxSilenceMs);
  };
  const vitest = await createVitest(
    {
      root,
      config: false,
      watch: true,
      isolate: false,
      // As in `vitest.config.ts`, so that a busy machine kills no mutant.
      testTimeout: 240_000,
      hookTimeout: 240_000,
      // A cached module would hide the mutant.
      fsModuleCache: false,
      bail: 1,
      // With a second worker, a canceled one would load the previous mutant as the next.
      maxWorkers: 1,
      sequence: { sequencer: GivenOrder },
      reporters: [
        {
          // The test that runs when the first one fails is canceled and has no result.
          onTestCaseResult: (test) => {
            hasFailed ||= test.result().state === "failed";
            restartSilence();
          },
        },
      ],
      globalSetup: ["scripts/test-servers/global-setup.ts"],
      include: tests.map((folder) => `${folder}/**/*.test.ts`),
    },
    {
      plugins: [
        {
          name: "mutant",
          enforce: "pre",
          transform: (_code, id) => (id === current?.path ? current.text : null),
        },
      ],
    },
  );
  try {
    await vitest.standalone();
    let specifications = await vitest.globTestSpecifications();
    const run = async (mutant: PlacedMutant | null): Promise<boolean> => {
      for (const touched of [current, mutant]) if (touched !== null) vitest.invalidateFile(touched.path);
      current = mutant;
      hasFailed = false;
      restartSilence();
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
      clearTimeout(silence);
      return hasFailed || unhandledErrors.length > 0 || testModules.some((module) => !module.ok());
    };
    const startedAt = performance.now();
    if (await run(null)) {
      throw new Error(`Tests in ${tests.join(", ")} fail without a mutant. Mend them first.`);
    }
    maxSilenceMs = performance.now() - startedAt;
    specifications = specifications.toSorted((one, other) => durationMs(one) - durationMs(other));
    for (const mutant of mutants) yield { mutant, isKilled: await run(mutant) };
  } finally {
    clearTimeout(silence);
    await vitest.close();
  }
}

/** The longest that a timer takes. */
const maxTimerMs = 2 ** 31 - 1;

class GivenOrder extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    return specifications;
  }
}

/** A second cancellation kills the worker, which an endless loop keeps from reading the first. */
function stopRun(vitest: Vitest): void {
  void vitest.cancelCurrentRun("test-failure");
  void vitest.cancelCurrentRun("test-failure");
}

function durationMs({ testModule }: TestSpecification): number {
  const { duration, collectDuration } = testModule?.diagnostic() ?? { duration: 0, collectDuration: 0 };
  return duration + collectDuration;
}
