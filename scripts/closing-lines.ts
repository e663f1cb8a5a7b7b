import type { Reporter, TestCase, TestModule } from "vitest/node";

/**
 * Ends a run with its slowest files, the tests that passed only when they ran again, the skipped ones and their reasons, and a
 * line that people and programs can read: "N passed, N failed, N skipped". A file that fails before its tests are known counts as one failed test.
 */
export class ClosingLines implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const skipped = tests.filter((test) => stateOf(test) === "skipped");
    const again = tests.filter((test) => test.diagnostic()?.flaky === true);
    const passed = tests.filter((test) => stateOf(test) === "passed").length;
    const failed = tests.length - passed - skipped.length + modules.filter(hasBrokenFile).length;
    const lines = [
      ...listSlowest(modules),
      ...(again.length === 0 ? [] : ["Passed only when run again:", ...again.map(describeAgain), ""]),
      ...(skipped.length === 0 ? [] : ["Skipped:", ...skipped.map(describeSkipped), ""]),
    ];
    console.log([...lines, `${passed} passed, ${failed} failed, ${skipped.length} skipped`].join("\n"));
  }
}

const slowestShown = 20;

/** The slowest files, including set-up and imports; empty if only a few files ran. */
function listSlowest(modules: readonly TestModule[]): readonly string[] {
  if (modules.length <= slowestShown) return [];
  const slowest = modules
    .map((module) => ({ file: module.relativeModuleId, ms: durationOf(module) }))
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, slowestShown);
  return [
    "Slowest files:",
    ...slowest.map(({ file, ms }) => `${(ms / 1000).toFixed(1).padStart(8)} s  ${file}`),
    "",
  ];
}

function durationOf(module: TestModule): number {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic();
  return environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration;
}

function stateOf(test: TestCase): string {
  return test.result().state;
}

function hasBrokenFile(module: TestModule): boolean {
  return module.errors().length > 0;
}

function nameOf(test: TestCase): string {
  return `  ${test.module.relativeModuleId} > ${test.fullName}`;
}

/** A test that passed when it ran again, and the failure of its first run. */
function describeAgain(test: TestCase): string {
  const [error] = test.result().errors ?? [];
  const [place] = error?.stacks?.filter(({ file }) => !file.includes("node_modules")) ?? [];
  const at = place === undefined ? "" : `, line ${place.line}`;
  return error === undefined ? nameOf(test) : `${nameOf(test)}\n    ${error.message.split("\n")[0]}${at}`;
}

function describeSkipped(test: TestCase): string {
  const result = test.result();
  const why = result.state === "skipped" ? result.note : undefined;
  return `${nameOf(test)}: ${why ?? "marked to be skipped in the file"}`;
}
