import { expect, test } from "vitest";
import { describeBytes } from "./describe-bytes.ts";

test.each([
  [812, "812 B"],
  [14_400, "14 KB"],
  [200_000_000, "200 MB"],
  [3_210_000_000, "3.2 GB"],
])("%i bytes are %s", (bytes, text) => {
  expect(describeBytes(bytes)).toBe(text);
});
