import type { Mark } from "@askery/model";
import { expect, test } from "vitest";
import { findUnknownWords } from "./find-unknown-words.ts";

const question = "how happy and glad were customers";

function mark(word: string, kind: Mark["kind"]): Mark {
  const start = question.indexOf(word);
  return { span: { start, end: start + word.length }, kind, means: "", reason: "" };
}

test("names each word that an answer ignores, once", () => {
  const marks = [mark("happy", "unknown"), mark("customers", "understood"), mark("were", "ignored")];
  expect(findUnknownWords(question, marks)).toBe("“happy” was not understood.");
  expect(findUnknownWords(question, [...marks, mark("happy", "unknown"), mark("glad", "unknown")])).toBe(
    "“happy” and “glad” were not understood.",
  );
});

test("returns null if all words were understood", () => {
  expect(findUnknownWords(question, [mark("customers", "guessed")])).toBeNull();
});
