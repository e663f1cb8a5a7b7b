import type { Reporter, TestCase, TestModule } from "vitest/node";

/**
 * Ends a run with what was skipped and why, and one plain line alone, "N passed, N failed, N skipped": readable to
 * people and machines alike. A file that fails before its tests are known counts as one failed test.
 */
export class ClosingLines implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const skipped = tests.filter((test) => stateOf(test) === "skipped");
    const passed = tests.filter((test) => stateOf(test) === "passed").length;
    const failed = tests.length - passed - skipped.length + modules.filter(hasBrokenFile).length;
    const lines = skipped.length === 0 ? [] : ["Skipped:", ...skipped.map(tellSkipped), ""];
    console.log([...lines, `${passed} passed, ${failed} failed, ${skipped.length} skipped`].join("\n"));
  }
}

function stateOf(test: TestCase): string {
  return test.result().state;
}

function hasBrokenFile(module: TestModule): boolean {
  return module.errors().length > 0;
}

function tellSkipped(test: TestCase): string {
  const result = test.result();
  const why = result.state === "skipped" ? result.note : undefined;
  return `  ${test.module.relativeModuleId} > ${test.fullName}: ${why ?? "marked to be skipped in the file"}`;
}
