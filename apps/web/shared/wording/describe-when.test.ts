import { expect, test } from "vitest";
import { describeWhen } from "./describe-when.ts";

const noon = new Date(2026, 10, 20, 12).getTime();
const minuteMs = 60_000;

test("shows an age under a day, and a date from then on", () => {
  const ages = [0, -5, 1, 59, 60, 23 * 60, 24 * 60, 300 * 24 * 60];
  expect(ages.map((minutes) => describeWhen(noon - minutes * minuteMs, noon))).toEqual([
    "just now",
    "just now",
    "1 min ago",
    "59 min ago",
    "1 h ago",
    "23 h ago",
    "19 Nov",
    "24 Jan",
  ]);
});

test("shows the year if it is not the current one", () => {
  expect(describeWhen(new Date(2025, 10, 20).getTime(), noon)).toBe("20 Nov 2025");
});
