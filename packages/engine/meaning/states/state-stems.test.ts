import { expect, test } from "vitest";
import { isAmong, showsAny } from "./state-stems.ts";

test("forms of a phrase are one, with or without blanks", () => {
  expect(isAmong("IN_PROCESS".toLowerCase(), ["in process"])).toBe(true);
  expect(isAmong("fail", ["failed"])).toBe(true);
  expect(isAmong("filed", ["failed"])).toBe(false);
});

test("a negated word of a value does not show its state", () => {
  expect(showsAny(["closed", "converted"], ["closed"])).toBe(true);
  expect(showsAny(["not", "closed"], ["closed"])).toBe(false);
});
