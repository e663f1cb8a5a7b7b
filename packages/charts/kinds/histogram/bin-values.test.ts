import { array, assert, double, property } from "fast-check";
import { expect, test } from "vitest";
import { binValues, spreadOf } from "./bin-values.ts";

test("values are put into bins of equal, round width; the highest is in the last bin", () => {
  const bins = binValues([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(bins.map(({ from, to, rows }) => [from, to, rows.length])).toEqual([
    [0, 2, 2],
    [2, 4, 2],
    [4, 6, 2],
    [6, 8, 2],
    [8, 10, 3],
  ]);
});

test("equal values fill one bin, no values fill none", () => {
  expect(binValues([5, 5, 5])).toHaveLength(1);
  expect(binValues([null, null])).toEqual([]);
});

test("every value is in exactly one bin, and there are at most 31 bins", () => {
  const values = array(double({ min: -1e9, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 60 });
  assert(
    property(values, (all) => {
      const bins = binValues(all);
      expect(bins.length).toBeLessThanOrEqual(32);
      expect(bins.flatMap(({ rows }) => rows).toSorted((one, other) => one - other)).toEqual(
        all.map((_, row) => row),
      );
      for (const { from, to, rows } of bins) {
        const dust = (to - from) * 1e-6;
        for (const row of rows) {
          expect(all[row]).toBeGreaterThanOrEqual(from - dust);
          expect(all[row]).toBeLessThanOrEqual(to + dust);
        }
      }
    }),
    { seed: 8 },
  );
});

test("the median of an even count is between the middle values", () => {
  const medians = [[3, 1, 2], [1, 2, null, 3, 4], []].map((values) => spreadOf(values, [])?.median);
  expect(medians).toEqual([2, 2.5, undefined]);
});
