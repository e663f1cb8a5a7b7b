import { expect, test } from "vitest";
import { isTooOld } from "./oldest-version.ts";

test.each([
  ["18.16.1", true],
  ["24.7.9", true],
  ["24.8.4.13", false],
  ["24.12.1", false],
  ["26.7", false],
  ["", false],
])("ClickHouse %s is too old: %s", (version, isOld) => {
  expect(isTooOld(version)).toBe(isOld);
});
