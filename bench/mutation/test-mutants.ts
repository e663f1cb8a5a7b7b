import { createVitest } from "vitest/node";
import type { Mutant } from "./find-mutants.ts";

/** A mutant of one source file, by its absolute path. */
export interface PlacedMutant extends Mutant {
  readonly path: string;
}

export interface MutantVerdict {
  readonly mutant: PlacedMutant;
  /** Whether a test failed. */
  readonly isKilled: boolean;
}

/**
 * Runs the tests once without a mutant, then once per mutant until the first failure. Files are not modified: Vitest
 * loads the mutant's text instead of the file. Throws if a test fails without a mutant.
 */
export async function* testMutants(
  mutants: readonly PlacedMutant[],
  { root, tests }: { readonly root: string; readonly tests: readonly string[] },
): AsyncGenerator<MutantVerdict> {
  let current: PlacedMutant | null = null;
  let hasFailed = false;
  const vitest = await createVitest(
    {
      root,
      config: false,
      watch: true,
      isolate: false,
      // A cached module would hide the mutant.
      fsModuleCache: false,
      bail: 1,
      // With a second worker, a canceled one would load the previous mutant as the next.
      maxWorkers: 1,
      // The test that runs when the first one fails is canceled and has no result.
      reporters: [{ onTestCaseResult: (test) => void (hasFailed ||= test.result().state === "failed") }],
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
    const specifications = await vitest.globTestSpecifications();
    const run = async (mutant: PlacedMutant | null): Promise<boolean> => {
      for (const touched of [current, mutant]) if (touched !== null) vitest.invalidateFile(touched.path);
      current = mutant;
      hasFailed = false;
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
      return hasFailed || unhandledErrors.length > 0 || testModules.some((module) => !module.ok());
    };
    if (await run(null)) {
      throw new Error(`Tests in ${tests.join(", ")} fail without a mutant. Mend them first.`);
    }
    for (const mutant of mutants) yield { mutant, isKilled: await run(mutant) };
  } finally {
    await vitest.close();
  }
}
