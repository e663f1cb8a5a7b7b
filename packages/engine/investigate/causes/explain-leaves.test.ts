import { expect, test } from "vitest";
import { explainLeaves } from "./explain-leaves.ts";

/** Four leaves of 100: the second and the fourth are in one part, the third and the fourth in another. */
const parts = [
  [1, 3],
  [2, 3],
];

test("what belongs to two parts changed by both factors, and nothing is left", () => {
  const after = [100, 50, 70, 35];
  const left = explain(
    after.map((value) => value - 100),
    after.map((value) => (value + 100) / 2),
    false,
  );
  expect(largestOf(left)).toBeLessThan(0.01);
});

test("a part that is gone explains all of its leaves", () => {
  const after = [100, 0, 100, 0];
  const left = explain(
    after.map((value) => value - 100),
    after.map((value) => (value + 100) / 2),
    false,
  );
  expect(largestOf(left)).toBeLessThan(0.1);
});

test("beside sizes that are expected, the shifts of both parts add up", () => {
  expect(largestOf(explain([0, -50, 20, -30], [100, 100, 100, 100], true))).toBeLessThan(0.01);
});

function explain(deviations: readonly number[], sizes: readonly number[], areSums: boolean): Float64Array {
  return explainLeaves(Float64Array.from(deviations), parts, {
    sizes: Float64Array.from(sizes),
    weights: new Float64Array(4).fill(1),
    areSums,
  });
}

function largestOf(left: Float64Array): number {
  return Math.max(...left.map(Math.abs));
}
