import type { AskSettings, DateSpan, IsoDate, Period, Plan } from "@askery/model";
import { readQuestion } from "../../question/read-question.ts";
import { resolvePeriod } from "../../question/resolve-period.ts";

/** The question that a stored plan answers. */
export interface PlanOrigin {
  readonly question: string;
  /** The day of the question, in the database's time zone. */
  readonly askedOn: IsoDate;
  readonly settings: AskSettings;
}

/**
 * Upgrades a stored plan to the current format.
 *
 * Older plans stored the two dates of a period without its kind. Such a period becomes relative if the question, read
 * as of the day it was asked, has a relative period with the same words and dates; otherwise it becomes absolute.
 * Returns plans in the current format unchanged.
 */
export function upgradePlan(stored: unknown, origin: PlanOrigin | null): Plan {
  // Only the engine writes plans, and this is the only part of their format that has changed.
  return upgrade(stored, origin) as Plan;
}

function upgrade(part: unknown, origin: PlanOrigin | null): unknown {
  if (Array.isArray(part)) return part.map((item) => upgrade(item, origin));
  if (typeof part !== "object" || part === null) return part;
  const upgraded = Object.fromEntries(
    Object.entries(part).map(([name, value]) => [name, upgrade(value, origin)]),
  );
  return isKindless(upgraded) ? { ...upgraded, period: findPeriod(upgraded, origin) } : upgraded;
}

/** A period condition in the old stored form. */
interface KindlessCondition {
  readonly period: DateSpan;
  readonly words: string;
}

function isKindless(part: object): part is KindlessCondition {
  if (!("kind" in part) || part.kind !== "period" || !("period" in part)) return false;
  return typeof part.period === "object" && part.period !== null && !("kind" in part.period);
}

function findPeriod({ period, words }: KindlessCondition, origin: PlanOrigin | null): Period {
  const { from, to } = period;
  const relative =
    origin === null ? undefined : relativePeriods(origin).find((one) => fits(one, { period, words }));
  return relative?.period ?? { kind: "absolute", from, to };
}

/** A relative period of the question, with its words and the dates it had. */
interface RelativePhrase {
  readonly words: string;
  readonly period: Period;
  readonly span: DateSpan;
}

function relativePeriods({ question, askedOn: today, settings }: PlanOrigin): readonly RelativePhrase[] {
  const read = readQuestion(question, { today, settings });
  if (read.kind === "problem") return [];
  const { words, phrases } = read.question;
  return phrases.flatMap((phrase) => {
    if (phrase.kind !== "period" || phrase.period.kind === "absolute") return [];
    const { range, period } = phrase;
    const quoted = words.slice(range.from, range.to).map(({ text }) => text);
    return [{ words: quoted.join(" "), period, span: resolvePeriod(period, { today, settings }) }];
  });
}

/** The words of a condition may start with the column name: "order date last month". */
function fits({ words, span }: RelativePhrase, condition: KindlessCondition): boolean {
  const isSameSpan = span.from === condition.period.from && span.to === condition.period.to;
  return isSameSpan && condition.words.endsWith(words);
}
