import { defaultSettings } from "@askery/model";
import { describe, expect, test } from "vitest";
import { readQuestion } from "../../question/read-question.ts";
import { findKeywords } from "./find-keywords.ts";

function keywordsOf(text: string): readonly string[] {
  const read = readQuestion(text, { today: "2026-11-20", settings: defaultSettings });
  if (read.kind === "problem") throw new Error("the question is readable");
  const { words } = read.question;
  const found = findKeywords(read.question, (word) => word === "revenue");
  return found.map(
    ({ range, kind }) =>
      `${words
        .slice(range.from, range.to)
        .map(({ text: word }) => word)
        .join(" ")}: ${kind}`,
  );
}

describe("keywords", () => {
  test("match the typed word and its lemma", () => {
    expect(keywordsOf("revenue exceeds")).toContain("exceeds: more");
  });

  test("of several words are found along with shorter ones inside them", () => {
    expect(keywordsOf("no more than 3")).toEqual(
      expect.arrayContaining(["no more than: atMost", "more than: more", "no: not"]),
    );
  });

  test("may have several kinds", () => {
    expect(keywordsOf("highest revenue")).toEqual(
      expect.arrayContaining(["highest: maximum", "highest: most"]),
    );
  });

  test("with one typo are corrected, unless the word is known", () => {
    expect(keywordsOf("averge revenue")).toEqual(["averge: average"]);
    expect(keywordsOf("revenue")).toEqual([]);
  });
});
