import { expect, test } from "vitest";
import { estimateRate, measureRetention } from "./measure-retention.ts";

test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])("the interval of %i of %i is that of Newcombe (1998), table I", (count, of, low, high) => {
  const estimate = estimateRate(count, of);
  expect([estimate.low, estimate.high].map((limit) => Number(limit.toFixed(4)))).toEqual([low, high]);
});

test("a cohort that keeps fewer than earlier ones is found", () => {
  const found = measureRetention([
    { start: 270, size: 200, retained: 40 },
    { start: 90, size: 200, retained: 100 },
    { start: 180, size: 200, retained: 96 },
  ]);
  if (found.kind === "refused") throw new Error(found.reason);
  expect(found.cohorts.map(({ start, rate }) => [start, rate])).toEqual([
    [90, 0.5],
    [180, 0.48],
    [270, 0.2],
  ]);
  expect(found.p).toBeLessThan(0.001);
});

test("fewer than two cohorts of 30 are refused, and so are those that all of them keep", () => {
  const [large, small] = [
    { start: 0, size: 200, retained: 100 },
    { start: 90, size: 29, retained: 9 },
  ];
  expect(measureRetention([large, small])).toEqual({ kind: "refused", reason: "too-few" });
  const all = [0, 90].map((start) => ({ start, size: 40, retained: 40 }));
  expect(measureRetention(all)).toEqual({ kind: "refused", reason: "constant" });
});
