import { array, assert, boolean, double, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { chooseLogScale, chooseScale, listTicks, trimScale } from "./choose-scale.ts";

test.each<[readonly (number | null)[], boolean, ReturnType<typeof chooseScale>]>([
  [[121_000, 231_000], true, { min: 0, max: 250_000, interval: 50_000 }],
  [[-9000, 15_000], true, { min: -10_000, max: 15_000, interval: 5000 }],
  [[990, 1010], true, { min: 0, max: 1250, interval: 250 }],
  [[990, 1010], false, { min: 990, max: 1010, interval: 5 }],
  [[1200], false, { min: 0, max: 1250, interval: 250 }],
  [[0, 0], true, { min: 0, max: 1, interval: 1 }],
  [[null, null], true, { min: 0, max: 1, interval: 1 }],
  [[-5, -2], true, { min: -5, max: 0, interval: 1 }],
  [[1e-9, 3e-9], true, { min: 0, max: 3e-9, interval: 1e-9 }],
])("figures %j have round steps", (values, startsAtZero, scale) => {
  expect(chooseScale(values, { startsAtZero, maxLines: 5 })).toEqual(scale);
});

test.each([
  [2_020_000, 4, 2_500_000],
  [4100, 4, 5000],
  [1100, 2, 1500],
  [3000, 3, 3000],
])("a scale for %i has one more line than %i, if it would be much too long", (figure, maxLines, max) => {
  expect(chooseScale([figure], { startsAtZero: true, maxLines }).max).toBe(max);
});

test("all figures are within the scale, with at most the given number of lines besides zero", () => {
  const figures = array(double({ min: -1e12, max: 1e12, noNaN: true }), {
    minLength: 1,
    maxLength: 20,
  });
  assert(
    property(figures, integer({ min: 2, max: 5 }), boolean(), (values, maxLines, startsAtZero) => {
      const { min, max, interval } = chooseScale(values, { startsAtZero, maxLines });
      const dust = interval * 1e-6;
      expect(Math.min(...values)).toBeGreaterThanOrEqual(min - dust);
      expect(Math.max(...values)).toBeLessThanOrEqual(max + dust);
      expect(Math.round((max - min) / interval)).toBeLessThanOrEqual(maxLines + 1);
      expect(!startsAtZero || (min <= 0 && max >= 0)).toBe(true);
    }),
    { seed: 6 },
  );
});

test("an image without labels needs no round ends", () => {
  expect(trimScale({ min: 0, max: 250, interval: 50 }, [120, 231])).toEqual({
    min: 0,
    max: 231,
    interval: 50,
  });
  expect(trimScale({ min: 0, max: 1, interval: 1 }, [])).toEqual({ min: 0, max: 1, interval: 1 });
});

test.each<[readonly number[], readonly number[]]>([
  [
    [12, 45],
    [10, 20, 50],
  ],
  [
    [300, 4100],
    [200, 500, 1000, 2000, 5000],
  ],
  [
    [15, 2800],
    [10, 30, 100, 300, 1000, 3000],
  ],
  [
    [0.2, 900],
    [0.1, 1, 10, 100, 1000],
  ],
  [
    [1, 3e9],
    [1, 100, 1e4, 1e6, 1e8, 1e10],
  ],
  [
    [7, 7],
    [5, 10],
  ],
  [
    [10, 10],
    [10, 20],
  ],
])("a scale of logarithms of %j has lines at %j", (values, lines) => {
  const ticks = listTicks(chooseLogScale(values, 5)).map((tick) => Number((10 ** tick).toPrecision(6)));
  expect(ticks).toEqual(lines);
});

test("all figures are within a scale of logarithms, with at most one line more than the given number", () => {
  const figures = array(double({ min: 1e-9, max: 1e15, noNaN: true }), { minLength: 1, maxLength: 20 });
  assert(
    property(figures, integer({ min: 2, max: 5 }), (values, maxLines) => {
      const scale = chooseLogScale(values, maxLines);
      const ticks = listTicks(scale);
      expect(Math.log10(Math.min(...values))).toBeGreaterThanOrEqual(scale.min - 1e-6);
      expect(Math.log10(Math.max(...values))).toBeLessThanOrEqual(scale.max + 1e-6);
      expect(ticks.length).toBeGreaterThan(1);
      expect(ticks.length).toBeLessThanOrEqual(maxLines + 1);
    }),
    { seed: 6 },
  );
});
