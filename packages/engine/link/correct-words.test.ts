import { defaultSettings } from "@askery/model";
import { expect, test } from "vitest";
import { readQuestion } from "../question/read-question.ts";
import { correctWords } from "./correct-words.ts";
import { shopLexicon } from "./shop.test-support.ts";

test.each([
  ["avrage", "average"],
  ["Febuary", "february"],
  ["mondya", "monday"],
  ["lenght", "length"],
])("%s means %s", (typed, meant) => {
  expect(correctWords([typed], shopLexicon)).toEqual(new Map([[typed, meant]]));
});

test.each([
  ["a word near to one of the database", "custmers"],
  ["an English word", "reverse"],
  ["a compound of two words", "handover"],
  ["a word that may be a name", "Averige"],
  ["an English word, compared", "smoother"],
  ["a short word", "totl"],
])("%s stays", (_, typed) => {
  expect(correctWords([typed], shopLexicon)).toEqual(new Map());
});

test("a corrected word keeps its text and place", () => {
  const correct = (typed: readonly string[]) => correctWords(typed, shopLexicon);
  const read = readQuestion("orders in Febuary", { today: "2026-11-20", settings: defaultSettings, correct });
  expect(read.kind === "question" && read.question.phrases.map(({ kind }) => kind)).toEqual(["period"]);
  expect(read.kind === "question" && read.question.words.at(-1)).toMatchObject({
    text: "Febuary",
    lower: "february",
    span: { start: 10, end: 17 },
  });
});
