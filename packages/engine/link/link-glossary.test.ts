import { defaultSettings, type GlossaryEntry } from "@askery/model";
import { expect, test } from "vitest";
import { readQuestion } from "../question/read-question.ts";
import { indexGlossary, linkGlossary } from "./link-glossary.ts";

const entries: readonly GlossaryEntry[] = ["clear", "still broken", "live", "pick up"].map((phrase) => ({
  phrase,
  meaning: { kind: "table", table: phrase },
}));
const index = indexGlossary({ entries });

/** The words of the question that entries explain. */
function findPhrases(text: string): readonly string[] {
  const outcome = readQuestion(text, { today: "2026-11-20", settings: defaultSettings });
  if (outcome.kind === "problem") throw new Error(outcome.problem.code);
  return linkGlossary(outcome.question, index).map(({ range }) =>
    outcome.question.words
      .slice(range.from, range.to)
      .map((word) => word.text)
      .join(" "),
  );
}

test.each([
  ["as defined", "how many are still broken", ["still broken"]],
  ["without the punctuation beside them", "trucks, live, by depot", ["live"]],
  ["in another form", "jobs that were cleared", ["cleared"]],
  ["verbs in the past", "parcels picked up in May", ["picked up"]],
  ["but no other words", "nuclear pickups", []],
])("phrases are found %s", (_, text, phrases) => {
  expect(findPhrases(text)).toEqual(phrases);
});
