import { expect, test } from "vitest";
import { findReasonQuestion } from "./find-reason-question.ts";

test.each([
  ["Why did revenue fall in May?", null],
  ["what drives returns", null],
  ["What is unusual this week?", "orders in May"],
  ["Explain why orders fell in May", null],
])("%s asks for reasons", (question, before) => {
  expect(findReasonQuestion(question, before)).toBe(question);
});

test.each([
  ["Revenue in May", "Investigate revenue in May"],
  ["What was the revenue in May?", "Investigate revenue in May"],
  ["How many orders in May?", "Investigate orders in May"],
  ["Why did orders fall in May?", "Why did orders fall in May?"],
])("“why?” after %s is about it", (before, investigated) => {
  expect(findReasonQuestion("why?", before)).toBe(investigated);
});

test.each(["Revenue by month", "Whyalla orders", "What is the revenue in May?", "why?"])(
  "%s asks for no reasons by itself",
  (question) => {
    expect(findReasonQuestion(question, null)).toBe(null);
  },
);
