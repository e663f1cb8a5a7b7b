import { expect, test } from "vitest";
import { drawPoisson } from "./draw-poisson.ts";
import { Signs } from "./signs.ts";

test.each([0.2, 4, 90])("numbers with the mean %d have it as their variance, too", (mean) => {
  const random = new Signs(11);
  const draws = Array.from({ length: 20_000 }, () => drawPoisson(mean, random));
  const average = draws.reduce((sum, one) => sum + one, 0) / draws.length;
  const variance = draws.reduce((sum, one) => sum + (one - average) ** 2, 0) / draws.length;
  expect(Math.abs(average / mean - 1)).toBeLessThan(0.03);
  expect(Math.abs(variance / mean - 1)).toBeLessThan(0.05);
});

test("of events that never happen there are none", () => {
  expect(drawPoisson(0, new Signs(1))).toBe(0);
});
