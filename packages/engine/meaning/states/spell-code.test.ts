import { expect, test } from "vitest";
import { prepareCodeSpelling } from "./spell-code.ts";

const spell = prepareCodeSpelling(["activated", "active", "cancelled", "open", "pending"]);

test.each([
  ["ACT", "active"],
  ["CNCL", "cancelled"],
  ["PND", "pending"],
])("a short code stands for the shortest state that it fits: %s", (code, word) => {
  expect(spell(code)).toBe(word);
});

test.each(["OPEN", "Act", "X", "QRS", "ACTIVE"])("no short code, or a word itself: %s", (code) => {
  expect(spell(code)).toBeNull();
});
