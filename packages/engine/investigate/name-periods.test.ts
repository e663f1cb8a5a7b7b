import { expect, test } from "vitest";
import { namePeriods } from "./name-periods.ts";

test.each([
  ["Anything odd in the last few days?", "Anything odd in the last 7 days?"],
  ["Why did visits fall in the past few weeks?", "Why did visits fall in the last 4 weeks?"],
  ["Visits of the last couple of months", "Visits of the last 2 months"],
  ["What changed over the summer?", "What changed in summer 2026?"],
  ["Why are visits down since winter?", "Why are visits down since winter 2025?"],
  ["Was the summer worse than last year?", "Was summer 2026 worse than last year?"],
  ["Compare the summer of 2025 with this summer", "Compare the summer of 2025 with this summer"],
])("%s", (asked, named) => {
  expect(namePeriods(asked, "2026-11-28")).toBe(named);
});
