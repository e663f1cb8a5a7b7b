import { expect, test } from "vitest";
import { isNothing } from "./tree-record.ts";

test.each([
  [null, true],
  [false, true],
  ["", true],
  [[], true],
  [true, false],
  ["a", false],
  [0, false],
  [[null], false],
  [{}, false],
])("the field %j is not set: %s", (value, isUnset) => {
  expect(isNothing(value)).toBe(isUnset);
});
