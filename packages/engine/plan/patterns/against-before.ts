import type { Grain, Period } from "@askery/model";
import { currentUnit } from "../../question/relative-ends.ts";
import type { Clause, PeriodPhrase } from "../request/clause.ts";
import { isSame } from "../request/is-same.ts";
import {
  onlyWhere,
  optional,
  pattern,
  phrase,
  sequence,
  word,
  type Element,
  type Pattern,
} from "./pattern.ts";
import { phraseOf } from "./period-patterns.ts";

interface TimeBefore {
  /** How far back it is: a year for "the same month of last year". */
  readonly over: Unit;
  /** What is compared: a month of "the same month of last year". */
  readonly of: Unit;
}

/** "vs last year", "compared to the same month of the previous year", "against the quarter before". */
const timeBefore: Element<TimeBefore> = sequence(
  [word("vs", "versus", "against", "compared", "relative"), optional(word("to", "with")), phrase("period")],
  ([, , { range }], { question }) => {
    const words = question.words.slice(range.from, range.to).map(({ lower }) => lower);
    const over = unitsBefore.find((unit) => words.includes(unit));
    if (over === undefined || !words.some((one) => beforeWords.has(one))) return null;
    const same = words.indexOf("same");
    return { over, of: unitsBefore.find((unit) => same >= 0 && words[same + 1] === unit) ?? over };
  },
);

const beforeWords: ReadonlySet<string> = new Set([
  "last",
  "previous",
  "prior",
  "preceding",
  "before",
  "earlier",
  "ago",
]);
type Unit = "year" | "quarter" | "month" | "week" | "day";
const unitsBefore: readonly Unit[] = ["year", "quarter", "month", "week", "day"];

/** "revenue by month vs last year": along time, each figure beside that of the time before. */
const againstBefore: Element<readonly Clause[]> = onlyWhere(timeBefore, (context, from) => {
  const phrases = context.phrasesAt.flat();
  const isAlone = phrases.filter(({ kind }) => kind === "period").length === 1;
  const grains = phrases.flatMap((found) => (found.kind === "grain" ? [found.grain] : []));
  return timeBefore(context, from).flatMap((match) =>
    isAlone && grains.some((grain) => isWithin(grain, match.value.over))
      ? [{ ...match, value: [growthOver(match.value.over)] }]
      : [],
  );
});

/** "revenue compared to last month", "how did sales change vs last week": the current unit beside the one before. */
const currentAgainstLast: Element<readonly Clause[]> = onlyWhere(timeBefore, (context, from) => {
  const phrases = context.phrasesAt.flat();
  const isAlongTime = phrases.some(
    ({ kind }) => kind === "grain" || kind === "datePart" || kind === "overTime",
  );
  const [last, ...others] = phrases.filter((found) => found.kind === "period");
  if (isAlongTime || last === undefined || others.length > 0 || !isLast(last.period)) return [];
  return timeBefore(context, from).map((match) => ({
    ...match,
    value: [
      {
        kind: "versus",
        periods: [current(match.value.of), phraseOf(last, context.question)],
      },
    ],
  }));
});

/** True for one whole unit before the current one. */
function isLast(period: Period): boolean {
  const [offset, ...more] =
    period.kind === "relative" && period.from?.kind === "unit" ? period.from.offsets : [];
  return more.length === 0 && offset?.count === -1 && isSame(period.from, period.to);
}

function current(unit: Unit): PeriodPhrase {
  const end = currentUnit(unit, 0);
  return {
    period: { kind: "relative", from: end, to: end },
    words: unit === "day" ? "today" : `this ${unit}`,
  };
}

/** True if a unit of time is as long as another, or has whole groups within it. */
function isWithin(grain: Grain, other: Grain): boolean {
  return grain === other || (grain !== "day" && grain !== "hour" && other === "year");
}

function growthOver(grain: Grain): Clause {
  return { kind: "growth", grain, as: "ratio", showsEarlier: true };
}

/** Figures beside those of the time before. */
export const againstBeforePatterns: readonly Pattern[] = [
  pattern("against a time before", "measure", againstBefore, 0.4),
  pattern("current against last", "period", currentAgainstLast, 0.4),
];
