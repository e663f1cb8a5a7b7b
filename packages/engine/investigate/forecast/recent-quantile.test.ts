import { expect, test } from "vitest";
import { quantileOf, weighRecent } from "./recent-quantile.ts";

test("with equal weights it is the usual quantile, between the nearest two", () => {
  const values = [4, 1, 3, 2].map((value) => ({ value, weight: 1 }));
  expect([quantileOf(values, 0.5), quantileOf(values, 0), quantileOf(values, 1)]).toEqual([2.5, 1, 4]);
});

test("what counts more moves it, and later ends count more", () => {
  const [first = 0, last = 0] = weighRecent(2);
  expect(last).toBeGreaterThan(first);
  const values = [
    { value: 1, weight: last },
    { value: 9, weight: first },
  ];
  expect(quantileOf(values, 0.5)).toBeLessThan(5);
  expect(quantileOf([], 0.5)).toBe(0);
});
