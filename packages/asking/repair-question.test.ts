import { readQuestion } from "@askery/engine";
import { defaultSettings, type Mark } from "@askery/model";
import { expect, test } from "vitest";
import { repairQuestion, replaceSubject } from "./repair-question.ts";

/** Repairs a question in which these words are unknown. */
function repair(text: string, unknown: readonly string[]) {
  const { question, marks } = markUnknown(text, unknown);
  return repairQuestion(question, marks);
}

function markUnknown(text: string, unknown: readonly string[]) {
  const read = readQuestion(text, { today: "2026-11-20", settings: defaultSettings });
  if (read.kind === "problem") throw new Error(read.problem.code);
  const marks = unknown.map((word): Mark => {
    const start = text.indexOf(word);
    return { span: { start, end: start + word.length }, kind: "unknown", means: "", reason: "" };
  });
  return { question: read.question, marks };
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

test("an unknown thing before a breakdown is replaced by rows that are counted", () => {
  const replaced = (text: string, unknown: readonly string[]) => {
    const { question, marks } = markUnknown(text, unknown);
    return replaceSubject(question, marks)?.("orders") ?? null;
  };
  expect(replaced("zorgs by country", ["zorgs"])).toBe("number of orders by country");
  expect(replaced("the blue zorgs per month", ["blue", "zorgs"])).toBe("number of orders per month");
  expect(replaced("revenue of zorgs by country", ["zorgs"])).toBeNull();
  expect(replaced("zorgs in Germany", ["zorgs"])).toBeNull();
});
