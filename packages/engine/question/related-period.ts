import type { CalendarOffset } from "@askery/model";
import { unitNames } from "./calendar-words.data.ts";
import { matchWords, skipWord } from "./match-words.ts";
import { readCount, readUnit } from "./read-unit.ts";
import { unitsUpTo } from "./precede-period.ts";
import { currentDay } from "./relative-ends.ts";
import { countDays, moveStretch, relativeStretch, toDateStretch, unitGrains } from "./stretch.ts";
import type { PeriodContext, Stretch } from "./stretch.ts";
import type { Token } from "./tokenize-text.ts";

/** A period relative to another one in the question: "the year before", "the previous quarter". */
export interface RelatedPeriod {
  readonly to: number;
  /** The period if the question names no other one; null if the words then name none. */
  readonly alone: Stretch | null;
  /** Null if the words do not refer to that period. */
  readonly moveFrom: (earlier: Stretch) => Stretch | null;
}

/**
 * "same period last year", "the same month of the previous year", "the year before", "a year earlier", "the previous
 * month", "the prior period", "the previous 30 days", "the one before".
 */
export function readRelatedPeriod(
  tokens: readonly Token[],
  at: number,
  context: PeriodContext,
): RelatedPeriod | null {
  return (
    readSame(tokens, at, context) ??
    readUnitBefore(tokens, at, context) ??
    readUnitsBefore(tokens, at, context) ??
    readOneBefore(tokens, at, context)
  );
}

function readSame(tokens: readonly Token[], at: number, context: PeriodContext): RelatedPeriod | null {
  if (tokens[at]?.lower !== "same") return null;
  const word = tokens[at + 1]?.lower ?? "";
  const isToDate = sameWords.has(word);
  // "The same months" are as many as there are.
  const unit = isToDate || word.endsWith("s") ? "year" : unitNames.get(word);
  const shiftAt = skipWord(tokens, skipWord(tokens, at + 2, "of", "in", "from"), "the", "a");
  const ending = yearEndings.find((words) => matchWords(tokens, shiftAt, words));
  if (unit === undefined || (!isToDate && !unitNames.has(word)) || ending === undefined) return null;
  const alone = isToDate ? toDateStretch("year", context) : relativeStretch(unit, 0, context);
  const move = (stretch: Stretch) =>
    moveStretch(isToDate ? upToToday(stretch, context) : stretch, { unit: "year", count: -1 }, context);
  return { to: shiftAt + ending.length, alone: move(alone), moveFrom: move };
}

/** Cuts the current period at today, so that it is compared with an equally long one. */
function upToToday(stretch: Stretch, context: PeriodContext): Stretch {
  const { today } = context;
  const { from, to, ends } = stretch;
  if (from > today || today + 1 > to) return stretch;
  return ends === undefined
    ? { ...stretch, to: today + 1 }
    : { ...stretch, ...countDays({ from: ends.from, to: currentDay }, context) };
}

const sameWords: ReadonlySet<string> = new Set(["period", "time", "dates", "timeframe"]);
const yearEndings: readonly (readonly string[])[] = [
  ["last", "year"],
  ["previous", "year"],
  ["prior", "year"],
  ["year", "before"],
  ["year", "ago"],
  ["year", "earlier"],
];

function readUnitBefore(tokens: readonly Token[], at: number, context: PeriodContext): RelatedPeriod | null {
  const isBefore = beforeWords.has(tokens[at]?.lower ?? "");
  const from = isBefore ? at + 1 : skipWord(tokens, at, "a", "one");
  const isPeriod = tokens[from]?.lower === "period";
  const unit = readUnit(tokens, from, "singular");
  const end = isPeriod ? from + 1 : unit?.to;
  const isAfter = end !== undefined && ["before", "earlier"].includes(tokens[end]?.lower ?? "");
  if (end === undefined || isBefore === isAfter) return null;
  const step = unit?.unit ?? "month";
  return {
    to: isAfter ? end + 1 : end,
    alone: relativeStretch(step, -1, context),
    moveFrom: (earlier) =>
      isPeriod ? moveToPrevious(earlier, context) : moveStretch(earlier, { unit: step, count: -1 }, context),
  };
}

const beforeWords: ReadonlySet<string> = new Set(["previous", "prior", "preceding"]);

/** "the previous 30 days", "the 30 days before": the days up to a period in the same unit. */
function readUnitsBefore(tokens: readonly Token[], at: number, context: PeriodContext): RelatedPeriod | null {
  const isBefore = beforeWords.has(tokens[at]?.lower ?? "");
  const count = readCount(tokens, isBefore ? at + 1 : at);
  const unit = count === null ? null : readUnit(tokens, count.to, "any");
  if (count === null || unit === null) return null;
  const isAfter = tokens[unit.to]?.lower === "before" && isEnd(tokens[unit.to + 1]);
  if (isBefore === isAfter) return null;
  const length = { unit: unit.unit, count: count.value };
  return {
    to: isAfter ? unit.to + 1 : unit.to,
    alone: null,
    moveFrom: (earlier) =>
      earlier.grain === unitGrains[unit.unit] ? unitsBefore(earlier, length, context) : null,
  };
}

function isEnd(token: Token | undefined): boolean {
  return token === undefined || token.kind === "punctuation" || token.lower === "that";
}

function unitsBefore(earlier: Stretch, length: CalendarOffset, context: PeriodContext): Stretch {
  const days = unitsUpTo(earlier, length, context);
  const previous = unitsUpTo(days, length, context);
  return { ...days, previous, grain: unitGrains[length.unit], isUncertain: false };
}

/** "the one before", "the previous one". */
function readOneBefore(tokens: readonly Token[], at: number, context: PeriodContext): RelatedPeriod | null {
  const isNamed =
    matchWords(tokens, at, ["one", "before"]) ||
    (beforeWords.has(tokens[at]?.lower ?? "") && tokens[at + 1]?.lower === "one");
  return isNamed
    ? { to: at + 2, alone: null, moveFrom: (earlier) => moveToPrevious(earlier, context) }
    : null;
}

function moveToPrevious({ previous, grain }: Stretch, context: PeriodContext): Stretch {
  const stretch = { ...previous, previous, grain, isUncertain: false };
  const before = moveStretch(stretch, { unit: "day", count: previous.from - previous.to }, context);
  return { ...stretch, previous: before };
}
