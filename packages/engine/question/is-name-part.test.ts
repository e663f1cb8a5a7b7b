import { defaultSettings } from "@askery/model";
import { expect, test } from "vitest";
import { isNamePart } from "./is-name-part.ts";
import { readQuestion } from "./read-question.ts";

function nameParts(text: string): readonly string[] {
  const read = readQuestion(text, { today: "2025-06-15", settings: defaultSettings });
  if (read.kind === "problem") throw new Error("the question can be read");
  const { words } = read.question;
  return words.filter(({ index }) => isNamePart(words, index)).map(({ lower }) => lower);
}

test("first and last are name parts before the word name, even if they share it", () => {
  expect(nameParts("first and last names of the customers")).toEqual(["first", "last"]);
  expect(nameParts("the first name, last name and city")).toEqual(["first", "last"]);
});

test("first and last are not name parts elsewhere", () => {
  expect(nameParts("the first order and the name of its customer")).toEqual([]);
  expect(nameParts("last month's orders by name")).toEqual([]);
});
