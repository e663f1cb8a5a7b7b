import { defaultSettings } from "@askery/model";
import { expect, test } from "vitest";
import { readQuestion } from "../../question/read-question.ts";
import { findDefinedWords } from "./find-defined-words.ts";

const understood: ReadonlySet<string> = new Set(["revenue", "minus", "cost", "products", "leavers", "2024"]);

test.each([
  ["products by gross profit (revenue minus cost)", ["gross", "profit"]],
  ["turnover: leavers in 2024", ["turnover"]],
  ["products by profit (revenue minus tax)", []],
  ["satisfaction (cost)", []],
  ["turnover: wages", []],
])("%s", (text, defined) => {
  const outcome = readQuestion(text, { today: "2026-11-20", settings: defaultSettings });
  if (outcome.kind === "problem") throw new Error(outcome.problem.code);
  const found = findDefinedWords(outcome.question.words, ({ lower }) => understood.has(lower));
  expect([...found].map((word) => word.lower)).toEqual(defined);
});
