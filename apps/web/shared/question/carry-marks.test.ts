import type { Mark } from "@askery/model";
import { expect, test } from "vitest";
import { carryMarks } from "./carry-marks.ts";

const question = "revenue by country";
const marks = ["revenue", "country"].map((word): Mark => {
  const start = question.indexOf(word);
  return { span: { start, end: start + word.length }, kind: "understood", means: word, reason: "" };
});

test.each([
  ["the same", question, ["revenue", "country"]],
  ["a word behind", "revenue by country this", ["revenue", "country"]],
  ["a letter behind", "revenue by countrys", ["revenue"]],
  ["a word before", "total revenue by country", ["revenue", "country"]],
  ["a letter before", "xrevenue by country", ["country"]],
  ["a word between", "revenue of shops by country", ["revenue", "country"]],
  ["a word cut", "reve by country", ["country"]],
  ["all gone", "", []],
])("marks stay with their words: %s", (_, text, words) => {
  const carried = carryMarks(marks, question, text);
  expect(carried.map(({ span }) => text.slice(span.start, span.end))).toEqual(words);
});
