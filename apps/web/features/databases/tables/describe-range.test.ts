import { expect, test } from "vitest";
import { describeRange } from "./describe-range.ts";

test.each([
  ["1", "5", "1 – 5"],
  ["-0.5", "0.15", "−0.5 – 0.15"],
  ["4788", "46004", "4,788 – 46k"],
  ["514105", "4639469", "514k – 4.64M"],
  ["2023-11-25", "2026-11-03", "Nov 2023 – Nov 2026"],
  ["2026-11-01 08:00:00", "2026-11-20 16:12:00", "1 Nov – 20 Nov"],
  ["a", "z", "a – z"],
])("from %s to %s is %s", (min, max, text) => {
  expect(describeRange(min, max)).toBe(text);
});
