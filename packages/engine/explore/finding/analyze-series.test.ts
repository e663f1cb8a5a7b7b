import { expect, test } from "vitest";
import { analyzeSeries } from "./analyze-series.ts";

test("what is usual for an outlier is that of its position in the season", () => {
  const season = [10, 20, 60, 30, 15, 25, 50, 40, 12, 22, 90, 35];
  const values = Array.from({ length: 48 }, (_, index) => (season[index % 12] ?? 0) + ((index * 7) % 5));
  // A high month of the season, lower than in other years, and still above most months.
  const { outlier } = analyzeSeries(values.with(34, 55), 12);
  expect(outlier).toMatchObject({ index: 34 });
  expect(outlier?.distance).toBeLessThan(0);
  expect(outlier?.usual).toBeGreaterThan(85);
  expect(outlier?.usual).toBeLessThan(97);
});
