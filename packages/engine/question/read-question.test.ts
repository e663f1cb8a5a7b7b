import { defaultSettings } from "@askery/model";
import type { Period } from "@askery/model";
import { array, assert, constantFrom, oneof, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import type { Question } from "./question.ts";
import { isJoinedToPrevious, readQuestion } from "./read-question.ts";
import { resolvePeriod } from "./resolve-period.ts";

const context = { today: "2026-11-20", settings: defaultSettings };

function read(text: string): Question {
  const outcome = readQuestion(text, context);
  if (outcome.kind === "problem") throw new Error(outcome.problem.code);
  return outcome.question;
}

const problem = (text: string) => {
  const outcome = readQuestion(text, context);
  return outcome.kind === "problem" ? outcome.problem.code : null;
};

describe("a question", () => {
  test("has words with lemma, part of speech and position", () => {
    expect(read("Which cities sold").words).toEqual([
      {
        index: 0,
        span: { start: 0, end: 5 },
        text: "Which",
        lower: "which",
        lemma: "which",
        tag: "determiner",
        isFunctionWord: true,
      },
      {
        index: 1,
        span: { start: 6, end: 12 },
        text: "cities",
        lower: "cities",
        lemma: "city",
        tag: "noun",
        isFunctionWord: false,
      },
      {
        index: 2,
        span: { start: 13, end: 17 },
        text: "sold",
        lower: "sold",
        lemma: "sell",
        tag: "verb",
        isFunctionWord: false,
      },
    ]);
  });

  test("has phrases, longer ones first at each position", () => {
    expect(read("top 5 in 2023 by month").phrases).toEqual([
      { kind: "number", range: { from: 1, to: 2 }, value: "5", unit: null },
      {
        kind: "period",
        range: { from: 2, to: 4 },
        period: { kind: "absolute", from: "2023-01-01", to: "2024-01-01" },
        grain: "year",
        previous: { kind: "absolute", from: "2022-01-01", to: "2023-01-01" },
        isUncertain: false,
      },
      { kind: "number", range: { from: 3, to: 4 }, value: "2023", unit: null },
      { kind: "grain", range: { from: 5, to: 6 }, grain: "month" },
    ]);
  });

  test("has no number inside a certain period, except a bare year", () => {
    const numbers = (text: string) => read(text).phrases.filter(({ kind }) => kind === "number").length;
    expect(["last 90 days", "5 May 2024", "since 2020", "2020-2023"].map(numbers)).toEqual([0, 0, 1, 2]);
  });

  test("keeps quoted text verbatim", () => {
    expect(read("orders of 'May 2024' and \"top  5\"").phrases).toEqual([
      { kind: "quoted", range: { from: 2, to: 6 }, text: "May 2024" },
      { kind: "quoted", range: { from: 7, to: 11 }, text: "top  5" },
    ]);
  });

  test("ignores a single quotation mark and apostrophes", () => {
    expect(read("customers' orders and suppliers' names, 5\" pipe").phrases.map(({ kind }) => kind)).toEqual([
      "number",
    ]);
  });

  test("reports words that were typed as one", () => {
    const question = read("order-lines of order_lines");
    expect(question.words.map(({ index }) => isJoinedToPrevious(question, index))).toEqual([
      false,
      true,
      false,
      false,
      true,
    ]);
  });

  test("treats capitalized function words as names", () => {
    const isFunctionWord = (text: string) => read(text).words.at(-1)?.isFunctionWord;
    expect([
      isFunctionWord("sales in US"),
      isFunctionWord("sales by us"),
      isFunctionWord("the U.S."),
    ]).toEqual([false, true, false]);
  });
});

describe("a question is refused", () => {
  test("if it is empty or has no letter or digit", () => {
    expect(["", "  \n", "???", "\u200b", "😀", "-- %"].map(problem)).toEqual(
      Array.from({ length: 6 }, () => "question-empty"),
    );
  });

  test("if it has over 2,000 characters", () => {
    expect(problem("a".repeat(2000))).toBeNull();
    expect(problem("a".repeat(1_000_000))).toBe("question-too-long");
    expect(problem("many words ".repeat(100_000))).toBe("question-too-long");
  });
});

const isoDate = /^\d{4}-\d\d-\d\d$/u;

describe("for any text", () => {
  const anything = oneof(
    string({ unit: "binary", maxLength: 300 }),
    string({ unit: "grapheme", maxLength: 300 }),
    array(
      constantFrom(
        "last",
        "2024",
        "5",
        "May",
        "q3",
        "of",
        "the",
        "from",
        "to",
        "-",
        "'",
        '"',
        "week",
        "first",
        "half",
        "a",
        "€",
        "%",
        "k",
        "00",
        "/",
        "31",
        ".",
        "and",
        "ago",
        "since",
        "before",
      ),
      { maxLength: 30 },
    ).chain((words) => constantFrom(" ", "", "-").map((space) => words.join(space))),
  );

  test("words and phrases are in order and within the text", () => {
    assert(
      property(anything, (text) => {
        const outcome = readQuestion(text, context);
        if (outcome.kind === "problem") return;
        const { words, phrases } = outcome.question;
        let end = 0;
        for (const [index, word] of words.entries()) {
          expect(word.index).toBe(index);
          expect(word.span.start).toBeGreaterThanOrEqual(end);
          expect(word.span.end).toBeGreaterThan(word.span.start);
          expect(text.slice(word.span.start, word.span.end)).toBe(word.text);
          end = word.span.end;
        }
        expect(end).toBeLessThanOrEqual(text.length);
        for (const { range } of phrases) {
          expect(range.from).toBeLessThan(range.to);
          expect(range.to).toBeLessThanOrEqual(words.length);
        }
      }),
      { numRuns: 500, seed: 7 },
    );
  });

  test("a period ends after it starts, on valid dates", () => {
    assert(
      property(anything, (text) => {
        const outcome = readQuestion(text, context);
        if (outcome.kind === "problem") return;
        const periods = outcome.question.phrases.flatMap((phrase) =>
          phrase.kind === "period" ? [phrase.period] : [],
        );
        const isSound = (period: Period) => {
          const { from, to } = resolvePeriod(period, context);
          return (
            [from, to].every((day) => day === null || isoDate.test(day)) &&
            (from ?? "0000") < (to ?? "9999-99")
          );
        };
        expect(periods.filter((period) => !isSound(period))).toEqual([]);
      }),
      { numRuns: 500, seed: 7 },
    );
  });

  test("reading is deterministic", () => {
    assert(
      property(anything, (text) => {
        expect(readQuestion(text, context)).toEqual(readQuestion(text, context));
      }),
      { numRuns: 500, seed: 7 },
    );
  });

  test.each([
    ["random letters", "qzx".repeat(666)],
    ["apostrophes", "a'".repeat(1000)],
    ["digits and points", "1.".repeat(1000)],
    ["last last last", "last ".repeat(400)],
    ["number words", "two hundred ".repeat(166)],
    ["quarters of quarters", "first week of ".repeat(142)],
    ["quotes", "'a ".repeat(666)],
    ["signs", "a@-".repeat(666)],
    ["ranges", "from may to ".repeat(166)],
  ])("2,000 characters of %s are read as words", (_, text) => {
    const read = readQuestion(text, context);
    expect(read.kind === "question" && read.question.words.length > 0).toBe(true);
  });
});
