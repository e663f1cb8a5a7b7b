import { expect, test } from "vitest";
import { describeCount } from "./describe-count.ts";

test.each([
  [0, "0"],
  [148_275, "148,275"],
  [999_999, "999,999"],
  [1_234_567, "1.2M"],
  [4_000_000_000, "4B"],
])("%i prints as %s", (count, text) => {
  expect(describeCount(count)).toBe(text);
});
