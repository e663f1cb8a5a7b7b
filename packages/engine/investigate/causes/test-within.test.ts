import { expect, test } from "vitest";
import type { Cube } from "./cube.ts";
import { testWithin } from "./test-within.ts";

const all = { parts: [{ dimension: 0, value: 0 }] };

test("a dimension whose values changed differently is found", () => {
  const tested = testWithin(
    all,
    makeCube((second) => (second === 0 ? 0.3 : 1)),
  );
  expect(tested?.dimension).toBe(1);
  expect(tested?.p).toBe(0.005);
});

test("values that changed alike, but for noise, are chance", () => {
  expect(
    testWithin(
      all,
      makeCube(() => 0.6),
    )?.p,
  ).toBeGreaterThan(0.05);
});

test("without another dimension, or without rows before, there is nothing to test", () => {
  const cube = makeCube(() => 1);
  expect(testWithin(all, { ...cube, dimensions: cube.dimensions.slice(0, 1) })).toBe(null);
  const figure = cube.before.figure.map(() => 0);
  expect(testWithin(all, { ...cube, before: { figure, base: null } })).toBe(null);
});

/** One value of the first dimension, 4 by 30 of the others, with noise that has no structure. */
function makeCube(factor: (second: number) => number): Cube {
  const leaves = Array.from({ length: 120 }, (_, leaf) => leaf);
  const figure = Float64Array.from(leaves, (leaf) => 100 + ((leaf * 37) % 90));
  const noise = (leaf: number) => 1 + (((leaf * leaf * 31 + leaf * 17) % 101) - 50) / 400;
  return {
    dimensions: [
      { size: 1, codes: Int32Array.from(leaves, () => 0) },
      { size: 4, codes: Int32Array.from(leaves, (leaf) => leaf % 4) },
      { size: 30, codes: Int32Array.from(leaves, (leaf) => Math.floor(leaf / 4)) },
    ],
    before: { figure, base: null },
    after: { figure: figure.map((value, leaf) => value * factor(leaf % 4) * noise(leaf)), base: null },
  };
}
