import type { Mark } from "@askery/model";
import { expect, test } from "vitest";
import { findUnknownWords } from "./find-unknown-words.ts";

const question = "how happy and glad were customers";

function mark(word: string, kind: Mark["kind"]): Mark {
  const start = question.indexOf(word);
  return { span: { start, end: start + word.length }, kind, means: "", reason: "" };
}

test("words that an answer leaves out are named, once each", () => {
  const marks = [mark("happy", "unknown"), mark("customers", "understood"), mark("were", "ignored")];
  expect(findUnknownWords(question, marks)).toBe("“happy” was not understood.");
  expect(findUnknownWords(question, [...marks, mark("happy", "unknown"), mark("glad", "unknown")])).toBe(
    "“happy” and “glad” were not understood.",
  );
});

test("nothing is said where all was understood", () => {
  expect(findUnknownWords(question, [mark("customers", "guessed")])).toBeNull();
});
