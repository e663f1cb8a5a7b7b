import { expect, test } from "vitest";
import { findQuestionFault } from "./find-question-fault.ts";

test.each([
  ["", "Type a question."],
  [" \n\t ", "Type a question."],
  ["revenue", null],
  [` ${"x".repeat(2000)}\n`, null],
  ["x".repeat(3012), "Keep the question under 2,000 characters: it is 1,012 too long."],
])("a question of %j has the fault %j", (text, fault) => {
  expect(findQuestionFault(text)).toBe(fault);
});
