import { defaultSettings } from "@askery/model";
import { describe, expect, test } from "vitest";
import { readQuestion } from "../../question/read-question.ts";
import { findCues } from "./find-cues.ts";

function cuesOf(text: string): readonly string[] {
  const read = readQuestion(text, { today: "2026-11-20", settings: defaultSettings });
  if (read.kind === "problem") throw new Error("the question is readable");
  const { words } = read.question;
  const found = findCues(read.question, (word) => word === "revenue");
  return found.map(
    ({ range, kind }) =>
      `${words
        .slice(range.from, range.to)
        .map(({ text: word }) => word)
        .join(" ")}: ${kind}`,
  );
}

describe("cues", () => {
  test("are found by the typed word and by its dictionary form", () => {
    expect(cuesOf("revenue exceeds")).toContain("exceeds: more");
  });

  test("of several words are found beside shorter ones inside them", () => {
    expect(cuesOf("no more than 3")).toEqual(
      expect.arrayContaining(["no more than: atMost", "more than: more", "no: not"]),
    );
  });

  test("may mean several things", () => {
    expect(cuesOf("highest revenue")).toEqual(expect.arrayContaining(["highest: maximum", "highest: most"]));
  });

  test("with one slip are corrected, unless the word is known", () => {
    expect(cuesOf("averge revenue")).toEqual(["averge: average"]);
    expect(cuesOf("revenue")).toEqual([]);
  });
});
