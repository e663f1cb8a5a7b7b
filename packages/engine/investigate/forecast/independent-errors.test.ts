import { expect, test } from "vitest";
import { countIndependent, raiseShare } from "./independent-errors.ts";

const counts = [1, 1, 1, 1];

test("errors that do not come together count each", () => {
  const errors = [
    [2, 0, 2, 0],
    [0, 2, 0, 2],
    [2, 0, 2, 0],
    [0, 2, 0, 2],
  ];
  expect(countIndependent({ errors, counts, apart: 2 })).toBe(16);
});

test("of ends whose errors are as large as each other, those count that do not overlap", () => {
  const errors = [
    [2, 2, 2],
    [0, 0, 0],
    [2, 2, 2],
    [0, 0, 0],
  ];
  expect(countIndependent({ errors, counts, apart: 2 })).toBe(2);
  const single = [[2], [0], [2], [0]];
  expect(countIndependent({ errors: single, counts, apart: 4 })).toBe(4);
});

test("ends that count more make fewer", () => {
  const single = [[2], [0], [2], [0]];
  expect(countIndependent({ errors: single, counts: [0, 0, 1, 1], apart: 4 })).toBe(2);
});

test("the largest of four covers four of five", () => {
  expect(raiseShare(0.8, 4)).toBeCloseTo(3.5 / 4);
});
