import { defaultSettings } from "@askery/model";
import { expect, test } from "vitest";
import { readQuestion } from "../../question/read-question.ts";
import { readHead } from "./question-head.ts";

test.each([
  [
    "What are the names and ages of singers who were born in France?",
    "What are the names and ages of singers",
    1,
  ],
  [
    "For each city, show the name, area and population",
    "For each city , show the name , area and population",
    3,
  ],
  ["Which shops sell most? Give their names.", "Which shops sell most", 0],
  ["revenue", "revenue", 0],
])("%s", (text, opening, joined) => {
  const outcome = readQuestion(text, { today: "2026-11-20", settings: defaultSettings });
  if (outcome.kind === "problem") throw new Error(outcome.problem.code);
  const head = readHead(outcome.question);
  const words = outcome.question.words.slice(0, head.to).map((word) => word.text);
  expect([words.join(" "), head.joined]).toEqual([opening, joined]);
});
