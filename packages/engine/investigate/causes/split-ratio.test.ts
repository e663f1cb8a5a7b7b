import { expect, test } from "vitest";
import type { Cube } from "./cube.ts";
import { splitRatio } from "./split-ratio.ts";

test("the effects of rate and mix add up to the change", () => {
  const split = splitRatio(
    cubeOf(
      [
        [30, 100],
        [40, 400],
      ],
      [
        [45, 150],
        [20, 100],
      ],
    ),
    0,
  );
  expect((split?.rate ?? 0) + (split?.mix ?? 0)).toBeCloseTo(split?.change ?? Number.NaN, 12);
});

// Kidney stones, Charig et al. (1986): small and large stones, open surgery and percutaneous nephrolithotomy.
test("the treatments of kidney stones are Simpson's paradox", () => {
  const split = splitRatio(
    cubeOf(
      [
        [81, 87],
        [192, 263],
      ],
      [
        [234, 270],
        [55, 80],
      ],
    ),
    0,
  );
  expect(split?.change).toBeCloseTo(289 / 350 - 273 / 350, 12);
  expect([split?.isReversed, (split?.rate ?? 0) < 0, (split?.mix ?? 0) > 0]).toEqual([true, true, true]);
});

test("rates that move as the whole does are no paradox", () => {
  expect(
    splitRatio(
      cubeOf(
        [
          [50, 100],
          [50, 100],
        ],
        [
          [60, 100],
          [55, 100],
        ],
      ),
      0,
    )?.isReversed,
  ).toBe(false);
});

test("a measure without a base, and a state without rows, are not split", () => {
  const cube = cubeOf([[50, 100]], [[60, 100]]);
  expect(splitRatio({ ...cube, before: { ...cube.before, base: null } }, 0)).toBe(null);
  expect(splitRatio(cubeOf([[50, 100]], [[0, 0]]), 0)).toBe(null);
});

type Pair = readonly [figure: number, base: number];

function cubeOf(before: readonly Pair[], after: readonly Pair[]): Cube {
  const sums = (pairs: readonly Pair[]) => ({
    figure: Float64Array.from(pairs, ([figure]) => figure),
    base: Float64Array.from(pairs, ([, base]) => base),
  });
  const codes = Int32Array.from(before, (_, value) => value);
  return { dimensions: [{ size: before.length, codes }], before: sums(before), after: sums(after) };
}
