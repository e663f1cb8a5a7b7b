import { expect, test } from "vitest";
import { measureCalibration } from "./calibration.ts";

test("forecasts are compared with what happened, bin by bin", () => {
  const forecasts = [
    { probability: 0.9, happened: true },
    { probability: 0.94, happened: false },
    { probability: 0.2, happened: false },
  ];
  const { brier, ece, bins } = measureCalibration(forecasts);
  expect(brier).toBeCloseTo((0.01 + 0.8836 + 0.04) / 3, 10);
  expect(bins).toEqual([
    { from: 0.2, count: 1, mean: 0.2, happened: 0 },
    { from: 0.9, count: 2, mean: 0.9199999999999999, happened: 0.5 },
  ]);
  expect(ece).toBeCloseTo((0.2 + 2 * 0.42) / 3, 10);
});
