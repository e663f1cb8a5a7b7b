import { expect, test } from "vitest";
import { isZoned } from "./print-moment.ts";

test.each([
  ["timestamp with time zone", true],
  ["timestamp(3) with time zone", true],
  ["TIMESTAMPTZ", true],
  ["timestamptz(3)", true],
  ["timestamp without time zone", false],
  ["time with time zone", false],
  ["date", false],
  [null, false],
])("a value of type %s is an instant: %s", (nativeType, isInstant) => {
  expect(isZoned({ type: "timestamp", encoding: null, isNullable: false, nativeType })).toBe(isInstant);
});
