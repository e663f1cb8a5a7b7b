import { expect, test } from "vitest";
import type { IndexedInterpretation, IndexedQuestion } from "./index-candidates.ts";
import { keepRules } from "./keep-rules.ts";

function interpretation(figures: readonly number[], isRight: boolean): IndexedInterpretation {
  return { indices: Int32Array.from(figures.keys()), figures: Float32Array.from(figures), isRight };
}

function rule(...interpretations: readonly IndexedInterpretation[]): IndexedQuestion {
  return { id: "r", benchmark: "rules", database: "r.rules", isChecked: false, interpretations };
}

test("A rule that fails moves the weights in which its interpretations differ", () => {
  const weights = Float64Array.from([1, 0.5, 0.7]);
  keepRules([rule(interpretation([1, 1, 0], true), interpretation([1, 0, 1], false))], weights);
  expect(weights[0]).toBe(1);
  expect(weights[1]).toBeGreaterThan(weights[2] ?? 0);
});

test("A rule that holds moves nothing", () => {
  const weights = Float64Array.from([1, 0.5]);
  keepRules([rule(interpretation([1, 0], true), interpretation([0, 1], false))], weights);
  expect([...weights]).toEqual([1, 0.5]);
});
