import { expect, test } from "vitest";
import { findTrend } from "./find-trend.ts";

const along = (values: readonly number[]) => values.map((value, index) => ({ key: index, value }));

test.each([
  ["a new level above", [5, 6, 4, 5, 20, 22], { index: 4, direction: "up" }],
  ["a new level below", [20, 22, 21, 6, 5, 4], { index: 3, direction: "down" }],
  ["of several, the widest gap", [1, 1, 1, 2, 2, 9, 9], { index: 5, direction: "up" }],
])("%s is a shift", (_, values, { index, direction }) => {
  expect(findTrend(along(values))?.shift).toEqual({
    at: { key: index, value: values[index] },
    direction,
  });
});

test.each([
  ["steady growth", [10, 11, 12, 13, 14, 15]],
  ["one high point at the end", [5, 5, 5, 5, 20]],
  ["two high points and back again", [5, 5, 5, 20, 20, 5]],
  ["a level of nothing before", [0, 0, 0, 5, 5]],
  ["too few points before", [5, 5, 20, 20]],
])("%s is none", (_, values) => {
  expect(findTrend(along(values))?.shift).toBeNull();
});
