import { defaultSettings, invariant } from "@askery/model";
import { expect, test } from "vitest";
import type { Question } from "../question/question.ts";
import { readQuestion } from "../question/read-question.ts";
import type { Fragment } from "./request/fragment.ts";
import { varyCovers } from "./vary-covers.ts";

const city = { table: "offices", column: "city" };
const offices: Fragment = {
  range: { from: 0, to: 3 },
  pattern: "measure",
  clauses: [{ kind: "entity", table: "offices" }],
  mentions: [],
  role: "measure",
  score: 2,
};

test("rows that a condition is about are not left out", () => {
  const question = ask("offices with a city");
  const fragments = [
    { ...offices, range: { from: 0, to: 1 }, pattern: "entity", role: "source" },
    { ...offices, range: { from: 2, to: 4 }, pattern: "related", role: "filter" },
  ] as const;
  const variants = varyCovers([{ fragments, skipped: [], score: 4 }], question, () => "tail");
  expect(variants.map((cover) => cover.fragments[0]?.pattern)).toEqual(["entity", "entity"]);
});

function ask(text: string): Question {
  const read = readQuestion(text, { today: "2026-11-20", settings: defaultSettings });
  invariant(read.kind === "question", "the question is read");
  return read.question;
}

test.each([
  ["how many offices have a city", "a city", ["in passing", "left out dimension"]],
  ["how many offices in each city", "city", []],
  ["how many offices in each city", "in each city", []],
  ["how many offices by city", "city", []],
])("variants of “%s” without “%s”: %j", (text, named, patterns) => {
  const question = ask(text);
  const { words } = question;
  const fragment: Fragment = {
    ...offices,
    range: { from: words.length - named.split(" ").length, to: words.length },
    pattern: "attribute",
    clauses: [{ kind: "attribute", column: city }],
    role: "dimension",
  };
  const cover = { fragments: [offices, fragment], skipped: [], score: 4 };
  const [, ...variants] = varyCovers([cover], question, () => "tail");
  const changed = variants.flatMap(({ fragments }) => fragments[1]?.pattern ?? []);
  expect(changed.filter((pattern) => pattern !== "attribute").toSorted()).toEqual(patterns);
});
