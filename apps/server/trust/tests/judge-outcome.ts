import type { Expectation, TestOutcome, TestState } from "@askery/api";
import { areSameTables, haveSameColumns } from "@askery/model";

/** Whether an outcome is what a test expects. The tolerance is part of the comparison. */
export function judgeOutcome(expectation: Expectation, outcome: TestOutcome): TestState {
  if (outcome.kind === "broken") return "broken";
  const isMet = expectation.kind === "shape" ? haveSameColumns : areSameTables;
  return isMet(outcome.difference) ? "passed" : "failed";
}
