import type { DateSpan, Period } from "@askery/model";
import { readQuestion, type ReadContext } from "../question/read-question.ts";
import { resolvePeriod } from "../question/resolve-period.ts";

/** The only period that words name, and the words without it. */
export interface CutPeriod {
  readonly rest: string;
  readonly words: string;
  readonly period: Period;
  readonly span: DateSpan;
}

/** Takes the period out of words; null if they name none, or several. */
export function cutPeriod(text: string, context: ReadContext): CutPeriod | null {
  const outcome = readQuestion(text, context);
  if (outcome.kind !== "question") return null;
  const { phrases, words } = outcome.question;
  const periods = phrases.flatMap((phrase) => (phrase.kind === "period" ? [phrase] : []));
  const whole = periods.filter(
    ({ range }) =>
      !periods.some(
        ({ range: other }) =>
          other.from <= range.from && other.to >= range.to && other.to - other.from > range.to - range.from,
      ),
  );
  const [phrase] = whole;
  if (phrase === undefined || whole.length > 1) return null;
  const own = words.slice(phrase.range.from, phrase.range.to);
  const [start, end] = [own[0]?.span.start ?? 0, own.at(-1)?.span.end ?? 0];
  return {
    rest: `${text.slice(0, start)} ${text.slice(end)}`.replaceAll(/\s+/g, " ").trim(),
    words: text.slice(start, end),
    period: phrase.period,
    span: resolvePeriod(phrase.period, context),
  };
}
