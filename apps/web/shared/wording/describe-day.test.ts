import { expect, test } from "vitest";
import { describeDay } from "./describe-day.ts";

test("a date names its month", () => {
  expect(describeDay("2026-11-20")).toBe("20 Nov 2026");
});
