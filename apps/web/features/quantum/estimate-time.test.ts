import { expect, test } from "vitest";
import { describeDuration, estimateMs, estimateRestMs } from "./estimate-time.ts";

const step = (rowEstimate: number | null, queryCount = 1) => ({ rowEstimate, queryCount });

test("steps that read more rows take longer, three run at once, and one without a query takes no time", () => {
  expect(estimateMs([step(null), step(null), step(null)])).toBe(60);
  expect(estimateMs([step(15_000_000)])).toBe(1_020);
  expect(estimateMs([step(15_000_000, 0)])).toBe(0);
});

test("the rest is estimated from what has finished", () => {
  expect(estimateRestMs([], 4)).toBe(null);
  expect(estimateRestMs([100, 300], 6)).toBe(400);
  expect(estimateRestMs([100, 300], 1)).toBe(200);
});

test("a duration is said roughly", () => {
  expect([999, 1_400, 99_000, 100_000, 190_000].map(describeDuration)).toEqual([
    "under a second",
    "about 1 s",
    "about 99 s",
    "about 2 min",
    "about 3 min",
  ]);
});
