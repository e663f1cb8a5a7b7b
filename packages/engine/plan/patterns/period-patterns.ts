import {
  either,
  keyword,
  map,
  optional,
  pattern,
  phrase,
  sequence,
  word,
  type Element,
  type Pattern,
} from "./pattern.ts";
import type { Phrase, Question, WordRange } from "../../question/question.ts";
import type { Clause, PeriodPhrase } from "../request/clause.ts";
import { anyColumn, versus } from "./column.ts";
import { quantity } from "./quantity.ts";

const againstWord: Element<unknown> = either<unknown>(
  versus,
  sequence([word("compared"), word("to", "with")], () => true),
);

/** Periods. */
export const periodPatterns: readonly Pattern[] = [
  pattern(
    "period",
    "period",
    map(phrase("period"), (found) => [{ kind: "period", ...yearOf(found), column: null, isNegated: false }]),
  ),
  pattern(
    "either period",
    "period",
    sequence(
      [optional(anyColumn), optional(keyword("exactly")), phrase("period"), keyword("or"), phrase("period")],
      ([column, , one, , other], { question, schema }) =>
        column !== null && !schema.isDate(column) && !schema.isYear(column)
          ? null
          : [
              {
                kind: "period",
                period: one.period,
                column,
                isNegated: false,
                others: [phraseOf(other, question)],
              },
            ],
    ),
    0.1,
  ),
  pattern(
    "outside period",
    "period",
    sequence([keyword("not"), phrase("period")], ([, found]) => [
      { kind: "period", ...yearOf(found), column: null, isNegated: true },
    ]),
  ),
  pattern(
    "dated period",
    "period",
    sequence([anyColumn, optional(keyword("exactly")), phrase("period")], ([column, , found], context) =>
      context.schema.isDate(column) ? [{ kind: "period", ...yearOf(found), column, isNegated: false }] : null,
    ),
  ),
  pattern(
    "period against period",
    "period",
    sequence([phrase("period"), keyword("versus"), phrase("period")], ([one, , other], { question }) => {
      const isListed = isListOf(one.range, other.range, question);
      return [
        {
          kind: "versus",
          periods: [one, other].map((found) => ({
            ...phraseOf(found, question),
            ...(isListed && { isListed }),
          })),
        },
      ];
    }),
    0.3,
  ),
  // "year to date revenue vs same period last year"
  pattern(
    "figure of two periods",
    "measure",
    sequence(
      [phrase("period"), quantity, againstWord, phrase("period")],
      ([one, of, , other], { question }): readonly Clause[] => [
        { kind: "versus", periods: [phraseOf(one, question), phraseOf(other, question)] },
        { kind: "measure", quantity: of, isImplied: false },
      ],
    ),
    0.6,
  ),
];

/** True for "2023 and 2024", which only "compare" sets against each other. */
function isListOf(one: WordRange, other: WordRange, { words }: Question): boolean {
  const between = words.slice(one.to, other.from).map(({ lower }) => lower);
  return (
    between.some((word) => word === "and" || word === "to") &&
    !words.some(({ lemma }) => lemma === "compare" || lemma === "comparison")
  );
}

function yearOf({
  period,
  isYearless,
}: Extract<Phrase, { kind: "period" }>): Pick<Extract<Clause, { kind: "period" }>, "period" | "isYearless"> {
  return { period, ...(isYearless && { isYearless }) };
}

export function phraseOf(
  { period, range }: Extract<Phrase, { kind: "period" }>,
  { words }: Question,
): PeriodPhrase {
  return { period, words: wordsOf(words, range.from, range.to) };
}

export function wordsOf(words: readonly { readonly text: string }[], from: number, to: number): string {
  return words
    .slice(from, to)
    .map((one) => one.text)
    .join(" ");
}
