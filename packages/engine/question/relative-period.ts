import { startOf, toDate, toDay, weekdayOf } from "./calendar-days.ts";
import type { CalendarUnit } from "@askery/model";
import {
  completeWords,
  monthNames,
  namedDays,
  negations,
  relativeWords,
  rollingWords,
  toDateNames,
  weekdayNames,
} from "./calendar-words.data.ts";
import { longestMatch, matchWords, skipWord } from "./match-words.ts";
import { readCount, readUnit } from "./read-unit.ts";
import { readFourDigitYear } from "./read-year.ts";
import type { Count } from "./read-unit.ts";
import { currentDay, currentUnit, dayAway, firstDay, fixedDay, lastDay } from "./relative-ends.ts";
import { shiftUnit } from "./shift-period.ts";
import { countDays, countStretch, relativeStretch, toDateStretch, unitStretch } from "./stretch.ts";
import type { PeriodContext, Stretch, StretchMatch, StretchReader } from "./stretch.ts";
import type { Token } from "./tokenize-text.ts";

/**
 * Parses a period relative to today. Names are absolute: "last March" is the March of one year.
 *
 * - "last month", "this quarter", "next week": whole calendar units; "this year" does not end today.
 * - "last 90 days", "past 3 months", "the past year": rolling, up to and including today. With "full", "complete" or
 *   "calendar", whole units before the current one.
 * - "year to date", "MTD", "so far this quarter": from the start of the unit up to and including today.
 * - "3 months ago": the whole month; after "since", "before" etc., the day three months before today.
 */
export const readRelativePeriod: StretchReader = (tokens, at, context) =>
  longestMatch(relativeReaders.map((read) => read(tokens, at, context)));

const relativeReaders: readonly StretchReader[] = [
  readNamedDay,
  readRelativeUnit,
  readRelativeName,
  readRolling,
  readNext,
  readAgo,
  readToDate,
  readUnitEnd,
];

/** "today", "yesterday", "the day before yesterday", "the day after tomorrow". */
function readNamedDay(tokens: readonly Token[], at: number, context: PeriodContext): StretchMatch | null {
  const far = farDays.find(({ words }) => matchWords(tokens, at, words));
  const shift = far?.shift ?? namedDays.get(tokens[at]?.lower ?? "");
  if (shift === undefined) return null;
  return { to: at + (far?.words.length ?? 1), stretch: relativeStretch("day", shift, context) };
}

const farDays: readonly { readonly words: readonly string[]; readonly shift: number }[] = [
  { words: ["day", "before", "yesterday"], shift: -2 },
  { words: ["day", "after", "tomorrow"], shift: 2 },
];

/** "this month", "last fiscal year", "the current quarter", "the past week" (rolling). */
function readRelativeUnit(tokens: readonly Token[], at: number, context: PeriodContext): StretchMatch | null {
  const word = tokens[at]?.lower ?? "";
  const unitAt = skipWord(tokens, at + 1, "full", "complete", "whole", "calendar");
  const unit = readUnit(tokens, unitAt, "singular");
  if (unit === null) return null;
  if (word === "past" || word === "trailing" || word === "rolling") {
    return { to: unit.to, stretch: rolling(unit.unit, 1, context) };
  }
  const shift = relativeWords.get(word);
  return shift === undefined ? null : { to: unit.to, stretch: relativeStretch(unit.unit, shift, context) };
}

/** "last Monday" (before today), "this Friday" (of this week), "next Tuesday"; "last March", "this May", "next June". */
function readRelativeName(tokens: readonly Token[], at: number, context: PeriodContext): StretchMatch | null {
  const shift = relativeWords.get(tokens[at]?.lower ?? "");
  if (shift === undefined) return null;
  const name = tokens[at + 1]?.lower ?? "";
  const weekday = weekdayNames.get(name);
  const month = monthNames.get(name);
  if (weekday !== undefined) return { to: at + 2, stretch: relativeWeekday(weekday, shift, context) };
  if (month !== undefined) return { to: at + 2, stretch: relativeMonth(month, shift, context) };
  return null;
}

function relativeWeekday(weekday: number, shift: number, { today, settings }: PeriodContext): Stretch {
  const inThisWeek =
    startOf(today, "week", settings) + ((weekday - weekdayOf(startOf(today, "week", settings)) + 7) % 7);
  const ahead = (weekday - weekdayOf(today) + 7) % 7;
  const day = shift === 0 ? inThisWeek : shift < 0 ? today + ahead - 7 : today + (ahead === 0 ? 7 : ahead);
  return unitStretch(day, "day", settings);
}

function relativeMonth(month: number, shift: number, { today, settings }: PeriodContext): Stretch {
  const now = toDate(today);
  const lastYear = month < now.month ? now.year : now.year - 1;
  const nextYear = month > now.month ? now.year : now.year + 1;
  const year = shift === 0 ? now.year : shift < 0 ? lastYear : nextYear;
  return unitStretch(toDay(year, month, 1), "month", settings);
}

/** "the last half year", "the past year and a half". */
const halfYears: readonly { readonly words: readonly string[]; readonly months: number }[] = [
  { words: ["half", "year"], months: 6 },
  { words: ["half", "-", "year"], months: 6 },
  { words: ["half", "a", "year"], months: 6 },
  { words: ["year", "and", "a", "half"], months: 18 },
];

/** "last 90 days", "past three months", "trailing 12 months", "last 2 full quarters", "last 48 hours", "TTM". */
function readRolling(tokens: readonly Token[], at: number, context: PeriodContext): StretchMatch | null {
  const word = tokens[at]?.lower ?? "";
  if (word === "ttm" || word === "ltm") return { to: at + 1, stretch: rolling("month", 12, context) };
  if (!rollingWords.has(word)) return null;
  const halves = halfYears.find(({ words }) => matchWords(tokens, at + 1, words));
  if (halves !== undefined) {
    return { to: at + 1 + halves.words.length, stretch: rolling("month", halves.months, context) };
  }
  const count = readCount(tokens, at + 1);
  if (count === null) return null;
  const isComplete = completeWords.has(tokens[count.to]?.lower ?? "");
  const unitAt = isComplete ? count.to + 1 : count.to;
  const unit = readUnit(tokens, unitAt, "any");
  if (unit === null) return readRollingHours(tokens, count, context);
  if (!isComplete) return { to: unit.to, stretch: rolling(unit.unit, count.value, context) };
  return { to: unit.to, stretch: relativeStretch(unit.unit, -count.value, context, count.value) };
}

/** Reads hours that make up whole days, since periods have no hours. */
function readRollingHours(
  tokens: readonly Token[],
  count: Count,
  context: PeriodContext,
): StretchMatch | null {
  const isHours = ["hour", "hours", "hrs"].includes(tokens[count.to]?.lower ?? "");
  if (!isHours || count.value % 24 !== 0) return null;
  return {
    to: count.to + 1,
    stretch: { ...rolling("day", count.value / 24, context), grain: "hour" },
  };
}

function rolling(unit: CalendarUnit, count: number, context: PeriodContext): Stretch {
  if (unit === "weekend") return relativeStretch(unit, -1, context);
  const from = dayAway(unit, -count);
  const before = { from: dayAway(unit, -2 * count), to: shiftUnit(from, { unit: "day", count: -1 }) };
  return countStretch({ ends: { from, to: currentDay }, before, unit }, context);
}

/** "next 7 days", "coming 2 weeks": starts tomorrow. */
function readNext(tokens: readonly Token[], at: number, context: PeriodContext): StretchMatch | null {
  if (relativeWords.get(tokens[at]?.lower ?? "") !== 1) return null;
  const count = readCount(tokens, at + 1);
  const unit = count === null ? null : readUnit(tokens, count.to, "any");
  if (count === null || unit === null) return null;
  const ends = { from: dayAway("day", 1), to: dayAway(unit.unit, count.value) };
  const { from, to } = countDays(ends, context);
  const before = { from: dayAway("day", 1 - (to - from)), to: currentDay };
  return { to: unit.to, stretch: countStretch({ ends, before, unit: unit.unit }, context) };
}

/** "3 months ago", "a week ago", "two years earlier". */
function readAgo(tokens: readonly Token[], at: number, context: PeriodContext): StretchMatch | null {
  const count = readCount(tokens, at);
  const unit = count === null ? null : readUnit(tokens, count.to, "any");
  if (count === null || unit === null || tokens[unit.to]?.lower !== "ago") return null;
  const day = dayAway(unit.unit, -count.value);
  const exactDay = countDays({ from: day, to: day }, context);
  return { to: unit.to + 1, stretch: { ...relativeStretch(unit.unit, -count.value, context), exactDay } };
}

/** "year to date", "YTD", "so far this year", "this year so far", "2026 so far" in that year, "this month to date". */
function readToDate(tokens: readonly Token[], at: number, context: PeriodContext): StretchMatch | null {
  const short = toDateNames.get(tokens[at]?.lower ?? "");
  if (short !== undefined) return { to: at + 1, stretch: toDateStretch(short, context) };
  const ofNamedYear = readYearSoFar(tokens, at, context);
  if (ofNamedYear !== null) return ofNamedYear;
  const isSoFar = matchWords(tokens, at, ["so", "far"]);
  const thisAt = isSoFar ? at + 2 : at;
  const isThis = ["this", "current"].includes(tokens[thisAt]?.lower ?? "");
  const unit = readUnit(tokens, isThis ? thisAt + 1 : thisAt, "singular");
  if (unit === null || (isSoFar && !isThis)) return null;
  const stretch = toDateStretch(unit.unit, context);
  if (isSoFar) return { to: unit.to, stretch };
  const ending = toDateEndings.find((words) => matchWords(tokens, unit.to, words));
  return ending === undefined || (ending[0] === "so" && !isThis)
    ? null
    : { to: unit.to + ending.length, stretch };
}

/** "2026 so far", asked in 2026: the year begins where it did when the question is asked again later. */
function readYearSoFar(tokens: readonly Token[], at: number, context: PeriodContext): StretchMatch | null {
  const year = readFourDigitYear(tokens, at);
  const after = toDateEndings.find((words) => matchWords(tokens, at + 1, words));
  if (year === null || after === undefined || year !== toDate(context.today).year) return null;
  const ends = { from: fixedDay(toDay(year, 1, 1)), to: currentDay };
  return { to: at + 1 + after.length, stretch: { ...toDateStretch("year", context), ends } };
}

const toDateEndings: readonly (readonly string[])[] = [
  ["to", "date"],
  ["so", "far"],
  ["until", "now"],
  ["till", "now"],
  ["up", "to", "now"],
];

/** "the start of the year", "beginning of the quarter", "end of the month", "year end": one day of the current unit. */
function readUnitEnd(tokens: readonly Token[], at: number, context: PeriodContext): StretchMatch | null {
  const found = readEndOf(tokens, at) ?? readEndAfter(tokens, skipWord(tokens, at, "the"));
  if (found === null) return null;
  const whole = currentUnit(found.unit, 0);
  const day = found.isStart ? firstDay(whole) : lastDay(whole);
  const before = shiftUnit(day, { unit: "day", count: -1 });
  const ends = { from: day, to: day };
  return {
    to: found.to,
    stretch: countStretch({ ends, before: { from: before, to: before }, unit: "day" }, context),
  };
}

interface UnitEnd {
  readonly unit: CalendarUnit;
  readonly isStart: boolean;
  readonly to: number;
}

/** "end of the month". */
function readEndOf(tokens: readonly Token[], at: number): UnitEnd | null {
  const isStart = ["start", "beginning"].includes(tokens[at]?.lower ?? "");
  if ((!isStart && tokens[at]?.lower !== "end") || tokens[at + 1]?.lower !== "of") return null;
  const unit = readUnit(tokens, skipWord(tokens, at + 2, "the"), "singular");
  return unit && { ...unit, isStart };
}

/** "year end", "month-end". */
function readEndAfter(tokens: readonly Token[], at: number): UnitEnd | null {
  const unit = readUnit(tokens, at, "singular");
  const end = unit === null ? null : skipWord(tokens, unit.to, "-");
  return unit === null || end === null || tokens[end]?.lower !== "end"
    ? null
    : { unit: unit.unit, isStart: false, to: end + 1 };
}

/** "the last month" after "in" or "over" is rolling, unlike "last month". */
export function readRollingOne(
  tokens: readonly Token[],
  at: number,
  context: PeriodContext,
): StretchMatch | null {
  if (!matchWords(tokens, at, ["the", "last"])) return null;
  const unit = readUnit(tokens, at + 2, "singular");
  if (unit === null || !rollingUnits.has(unit.unit) || tokens[unit.to]?.lower === "of") return null;
  return { to: unit.to, stretch: rolling(unit.unit, 1, context) };
}

const rollingUnits: ReadonlySet<CalendarUnit> = new Set(["day", "week", "month", "year", "decade"]);

/** "in a year", "in over 6 months" after a negation: nothing happened in the time up to now. */
export function readSilence(
  tokens: readonly Token[],
  at: number,
  context: PeriodContext,
): StretchMatch | null {
  if (tokens[at]?.lower !== "in") return null;
  const isDenied = tokens.slice(0, at).some(({ lower }) => negations.has(lower));
  const count = isDenied ? readCount(tokens, skipBound(tokens, at + 1)) : null;
  const unit = count === null ? null : readUnit(tokens, count.to, "any");
  if (count === null || unit === null) return null;
  return { to: unit.to, stretch: rolling(unit.unit, count.value, context) };
}

/** Skips "over", "more than" and "at least": what did not happen in a longer time did not in the shorter one. */
function skipBound(tokens: readonly Token[], at: number): number {
  const bound = [["more", "than"], ["at", "least"], ["over"]].find((words) => matchWords(tokens, at, words));
  return at + (bound?.length ?? 0);
}
