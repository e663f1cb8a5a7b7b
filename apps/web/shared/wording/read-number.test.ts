import { expect, test } from "vitest";
import { readNumber } from "./read-number.ts";

test.each([
  ["12", "12"],
  ["-3.5", "-3.5"],
  [".5", "0.5"],
  ["1,200", "1200"],
  ["1 200.50", "1200.50"],
  ["2k", "2000"],
  ["1.5M", "1500000"],
  ["", null],
  ["many", null],
  ["1,2", null],
])("%j is the number %j", (typed, value) => {
  expect(readNumber(typed)?.value ?? null).toBe(value);
});
