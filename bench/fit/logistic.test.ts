import { expect, test } from "vitest";
import { fitLogistic, predict } from "./logistic.ts";

const observe = (figures: readonly number[], happened: boolean, times: number) =>
  Array.from({ length: times }, () => ({ figures, happened, weight: 1 }));

test("predicted probabilities equal the observed shares", () => {
  const fitted = fitLogistic(
    [
      ...observe([0, 5], true, 10),
      ...observe([0, 5], false, 30),
      ...observe([1, 5], true, 45),
      ...observe([1, 5], false, 5),
    ],
    1e-6,
  );
  expect(predict(fitted, [0, 5])).toBeCloseTo(0.25, 4);
  expect(predict(fitted, [1, 5])).toBeCloseTo(0.9, 4);
  expect(fitted.weights[1]).toBe(0);
});

test("the pull toward 0 leaves the mean probability as observed", () => {
  const fitted = fitLogistic([...observe([0], true, 1), ...observe([1], false, 3)], 1000);
  expect(predict(fitted, [0.75])).toBeCloseTo(0.25, 2);
  expect(fitted.weights[0]).toBeCloseTo(0, 1);
});

test("an observation counts by its weight", () => {
  const fitted = fitLogistic(
    [
      { figures: [], happened: true, weight: 3 },
      { figures: [], happened: false, weight: 1 },
    ],
    1,
  );
  expect(predict(fitted, [])).toBeCloseTo(0.75, 5);
});
