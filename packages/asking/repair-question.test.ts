import { readQuestion } from "@askery/engine";
import { defaultSettings, type Mark } from "@askery/model";
import { expect, test } from "vitest";
import { repairQuestion } from "./repair-question.ts";

/** Repairs a question in which these words are unknown. */
function repair(text: string, unknown: readonly string[]) {
  const read = readQuestion(text, { today: "2026-11-20", settings: defaultSettings });
  if (read.kind === "problem") throw new Error(read.problem.code);
  const marks = unknown.map((word): Mark => {
    const start = text.indexOf(word);
    return { span: { start, end: start + word.length }, kind: "unknown", means: "", reason: "" };
  });
  return repairQuestion(read.question, marks);
}

test("unknown words next to each other are removed as one, with the words before them", () => {
  const repaired = repair("revenue by moon phase this year", ["moon", "phase"]);
  expect(repaired?.text).toBe("revenue this year");
  expect(repaired?.withDimension("category")).toBe("revenue by category this year");
});

test("unknown words in two places are removed, and no dimension replaces them", () => {
  const repaired = repair("revenue by flavour in Atlantis", ["flavour", "Atlantis"]);
  expect(repaired?.text).toBe("revenue");
  expect(repaired?.withDimension("category")).toBeNull();
});

test("a question about the unknown word can't be repaired", () => {
  expect(repair("how many unicorns", ["unicorns"])).toBeNull();
});
