import { expect, test } from "vitest";
import { initialsOf } from "./initials.ts";

test.each([
  ["Ines Okafor", "IO"],
  ["Marlow & Finch", "MF"],
  ["Jan van der Berg", "JB"],
  ["sales", "S"],
  ["  orders_2026  ", "O2"],
  ["Łukasz Żak", "ŁŻ"],
  ["𝒜 name", "𝒜N"],
  ["李 明", "李明"],
  ["—", "?"],
  ["", "?"],
])("the initials of %j are %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
