import { expect, test } from "vitest";
import { groupSpellings } from "./find-spellings.ts";

test("spellings differ in case, outer blanks, and blanks, hyphens or underscores between words", () => {
  expect(
    groupSpellings(["Paid", "open", "paid", "In progress", "PAID ", "in-progress", "IN__PROGRESS"]),
  ).toEqual([
    ["Paid", "paid", "PAID "],
    ["In progress", "in-progress", "IN__PROGRESS"],
  ]);
});

test("a typo, an accent or another letter is another value", () => {
  expect(
    groupSpellings(["Paid", "Payed", "Zürich", "Zurich", "C", "C++", "in progress", "inprogress", " ", "-"]),
  ).toEqual([]);
});
