import type { AskSettings, DateSpan, IsoDate, Period, Plan } from "@askery/model";
import { readQuestion } from "../../question/read-question.ts";
import { resolvePeriod } from "../../question/resolve-period.ts";

/** The question that a stored plan came from. */
export interface PlanOrigin {
  readonly question: string;
  /** The day on which it was asked, in the database's time zone. */
  readonly askedOn: IsoDate;
  readonly settings: AskSettings;
}

/**
 * A stored plan in today's form.
 *
 * Plans used to store the two dates of a period without its kind. Such a period becomes relative where the question's
 * own words, read as of the day it was asked, are relative and give exactly these dates; otherwise it stays absolute. A
 * plan in today's form comes back as it is.
 */
export function upgradePlan(stored: unknown, origin: PlanOrigin | null): Plan {
  // Plans are written by the engine alone; this is the one shape of theirs that has changed.
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

/** A period condition as it used to be stored. */
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

/** A period that the question counts from today: its words, and the dates that it had. */
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
    const said = words.slice(range.from, range.to).map(({ text }) => text);
    return [{ words: said.join(" "), period, span: resolvePeriod(period, { today, settings }) }];
  });
}

/** Words of a condition may start with the column that the question names: "order date last month". */
function fits({ words, span }: RelativePhrase, condition: KindlessCondition): boolean {
  const isSameSpan = span.from === condition.period.from && span.to === condition.period.to;
  return isSameSpan && condition.words.endsWith(words);
}
