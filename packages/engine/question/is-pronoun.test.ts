import { defaultSettings } from "@askery/model";
import { expect, test } from "vitest";
import { readQuestion } from "./read-question.ts";

test.each([
  ["which one is the cheapest", false],
  ["the most expensive one?", false],
  ["at least one order", true],
  ["customers with more than one order", true],
  ["one or more orders", true],
  ["show the top one", true],
])("“%s” has a number: %s", (text, isNumber) => {
  const read = readQuestion(text, { today: "2026-11-20", settings: defaultSettings });
  const phrases = read.kind === "question" ? read.question.phrases : [];
  expect(phrases.some(({ kind }) => kind === "number")).toBe(isNumber);
});
