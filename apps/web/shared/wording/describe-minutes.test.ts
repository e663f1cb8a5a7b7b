import { expect, test } from "vitest";
import { describeMinutes } from "./describe-minutes.ts";

test("minutes have the largest unit that divides them", () => {
  expect([1, 10, 60, 90, 120, 1_440, 2_880].map(describeMinutes)).toEqual([
    "1 minute",
    "10 minutes",
    "1 hour",
    "90 minutes",
    "2 hours",
    "1 day",
    "2 days",
  ]);
});
