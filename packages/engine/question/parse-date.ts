import { isDate, startOf, startOfIsoYear, toDay } from "./calendar-days.ts";
import { readCutUnit } from "./cut-unit.ts";
import { ambiguousNames, monthNames, subjectPronouns, weekdayNames } from "./calendar-words.data.ts";
import { longestMatch, skipWord } from "./match-words.ts";
import { parseFiscalYear, parseHalf, parseQuarter } from "./parse-year-part.ts";
import { positionOf } from "./read-numbers.ts";
import { readFourDigitYear, readYearAfter, yearOf } from "./read-year.ts";
import { dateSeparator } from "./scan-date.ts";
import { joinStretches, matched, unitStretch } from "./stretch.ts";
import type { PeriodContext, Stretch, StretchMatch, StretchReader } from "./stretch.ts";
import type { Token } from "./tokenize-text.ts";

/**
 * Parses a date or calendar unit that is not relative to today: "2024-05-01", "5 May 2024", "May", "Q3 2024", "first
 * half of 2025", "FY2024", "the 1990s", "week 12 of 2024", "Monday".
 *
 * Without a year, it is the latest one that does not start in the future. A fiscal year is named for the calendar year
 * it ends in. "05/06/2024" has the order that other dates of the question show, otherwise that of the locale.
 */
export const parseDate: StretchReader = (tokens, at, context) =>
  longestMatch(dateReaders.map((read) => read(tokens, at, context)));

const dateReaders: readonly StretchReader[] = [
  parseFiguresDate,
  parseDayMonth,
  parseMonthDay,
  parseMonth,
  parseQuarter,
  parseHalf,
  parseFiscalYear,
  parseWeek,
  parseYear,
  parseDecade,
  parseWeekday,
];

/** "2024-05-01", "2024-05", "05/01/2024", "1.5.2024". */
function parseFiguresDate(tokens: readonly Token[], at: number, context: PeriodContext): StretchMatch | null {
  const token = tokens[at];
  if (token?.kind !== "date") return null;
  const parts = token.lower.split(dateSeparator);
  const [first = 0, second = 0, third] = parts.map(Number);
  const isYearFirst = parts[0]?.length === 4;
  if (third === undefined) {
    const [year, month] = isYearFirst ? [first, second] : [second, first];
    return isDate(year, month, 1)
      ? matched(at + 1, unitStretch(toDay(year, month, 1), "month", context.settings))
      : null;
  }
  if (isYearFirst) return dayMatch(at + 1, [first, second, third], context);
  const year = third < 100 ? 2000 + third : third;
  const isMonthFirst = token.lower.includes("/") && context.isMonthFirst;
  const usual: DateParts = isMonthFirst ? [year, first, second] : [year, second, first];
  const turned: DateParts = [year, usual[2], usual[1]];
  return dayMatch(at + 1, usual, context) ?? dayMatch(at + 1, turned, context);
}

/** "5 May 2024", "5th of May". */
function parseDayMonth(tokens: readonly Token[], at: number, context: PeriodContext): StretchMatch | null {
  const day = dayOfMonth(tokens[at]);
  const nameAt = skipWord(tokens, at + 1, "of");
  const month = monthNames.get(tokens[nameAt]?.lower ?? "");
  return day === null || month === undefined
    ? null
    : readYearAfter(tokens, nameAt + 1, context, dayIn(month, day, context));
}

/** "May 5", "May 5th, 2024", "May the 5th". */
function parseMonthDay(tokens: readonly Token[], at: number, context: PeriodContext): StretchMatch | null {
  const month = monthNames.get(tokens[at]?.lower ?? "");
  const dayAt = skipWord(tokens, at + 1, "the");
  const day = dayOfMonth(tokens[dayAt]);
  return day === null || month === undefined
    ? null
    : readYearAfter(tokens, dayAt + 1, context, dayIn(month, day, context));
}

/** "March", "March 2024", "March of last year", "2024 March", "the month of March". */
function parseMonth(tokens: readonly Token[], at: number, context: PeriodContext): StretchMatch | null {
  const year = readFourDigitYear(tokens, at);
  const nameAt = year === null ? at : at + 1;
  const name = tokens[nameAt]?.lower ?? "";
  const month = monthNames.get(name);
  if (month === undefined || isAuxiliary(tokens, nameAt)) return null;
  const inYear = (other: number) => unitStretch(toDay(other, month, 1), "month", context.settings);
  if (year !== null) return matched(nameAt + 1, inYear(year));
  const match = readYearAfter(tokens, nameAt + 1, context, inYear);
  const isUncertain = ambiguousNames.has(name) && match?.to === at + 1;
  return match === null ? null : matched(match.to, { ...match.stretch, isUncertain });
}

/** True for the verb in "who may drive" and "that may expire". */
function isAuxiliary(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.lower === "may" && subjectPronouns.has(tokens[at - 1]?.lower ?? "");
}

/** "1 to 5 May 2024", "1-5 May", "May 5 to 10", "May 5-10, 2024". */
export function parseDayRange(
  tokens: readonly Token[],
  at: number,
  context: PeriodContext,
): StretchMatch | null {
  const monthBefore = monthNames.get(tokens[at]?.lower ?? "");
  const firstAt = monthBefore === undefined ? at : at + 1;
  const lastAt = skipWord(tokens, firstAt + 1, "-", "to", "until", "through", "and");
  const first = dayOfMonth(tokens[firstAt]);
  const last = dayOfMonth(tokens[lastAt]);
  const monthAt = skipWord(tokens, lastAt + 1, "of");
  const month = monthBefore ?? monthNames.get(tokens[monthAt]?.lower ?? "");
  const isNamedAgain = monthBefore !== undefined && monthNames.has(tokens[monthAt]?.lower ?? "");
  if (lastAt === firstAt + 1 || first === null || last === null || month === undefined || isNamedAgain) {
    return null;
  }
  if (first >= last) return null;
  const inYear = (year: number): Stretch | null => {
    const start = dayIn(month, first, context)(year);
    const end = dayIn(month, last, context)(year);
    return start === null || end === null ? null : joinStretches(start, end);
  };
  return readYearAfter(tokens, monthBefore === undefined ? monthAt + 1 : lastAt + 1, context, inYear);
}

/** ISO 8601 weeks ("week 12", "week 12 of 2024", "w12 2024", "2024 w12") and "week of 3 May". */
function parseWeek(tokens: readonly Token[], at: number, context: PeriodContext): StretchMatch | null {
  const yearBefore = readFourDigitYear(tokens, at);
  const weekAt = yearBefore === null ? at : at + 1;
  const word = tokens[weekAt]?.lower ?? "";
  const isWord = word === "week" || word === "wk";
  if (isWord && tokens[weekAt + 1]?.lower === "of") return parseWeekOf(tokens, weekAt + 2, context);
  const numberAt = isWord ? weekAt + 1 : weekAt;
  const figures = isWord ? (tokens[numberAt]?.lower ?? "") : word.startsWith("w") ? word.slice(1) : "";
  const number = shortNumber.test(figures) ? Number(figures) : 0;
  if (number < 1 || number > 53) return null;
  const inYear = (year: number) =>
    unitStretch(startOfIsoYear(year) + (number - 1) * 7, "week", context.settings);
  if (yearBefore !== null) return matched(numberAt + 1, inYear(yearBefore));
  return readYearAfter(tokens, numberAt + 1, context, inYear);
}

function parseWeekOf(tokens: readonly Token[], at: number, context: PeriodContext): StretchMatch | null {
  const from = skipWord(tokens, at, "the");
  const day = longestMatch(
    [parseFiguresDate, parseDayMonth, parseMonthDay].map((read) => read(tokens, from, context)),
  );
  return day === null ? null : matched(day.to, unitStretch(day.stretch.from, "week", context.settings));
}

/** "2023", "the year 2023", "calendar year 2023", "CY2023": years from 1900 to 2099 that are not amounts. */
function parseYear(tokens: readonly Token[], at: number, context: PeriodContext): StretchMatch | null {
  const word = tokens[at]?.lower ?? "";
  const joined = word.startsWith("cy") ? yearOf(word.slice(2)) : null;
  if (joined !== null) return matched(at + 1, yearStretch(joined, context));
  const wordsEnd = skipWord(tokens, skipWord(tokens, at, "calendar"), "year", "years", "cy");
  const year = readFourDigitYear(tokens, wordsEnd);
  if (year === null) return null;
  const stretch = yearStretch(year, context);
  if (wordsEnd > at) return matched(wordsEnd + 1, stretch);
  return matched(at + 1, { ...stretch, isUncertain: true, isLoneYear: true });
}

function yearStretch(year: number, { settings }: PeriodContext): Stretch {
  return unitStretch(toDay(year, 1, 1), "year", settings);
}

/** "1990s", "90s", "'90s", "2010's". */
function parseDecade(tokens: readonly Token[], at: number, context: PeriodContext): StretchMatch | null {
  const from = skipWord(tokens, at, "'");
  const word = tokens[from]?.lower ?? "";
  const hasApostrophe = tokens[from + 1]?.lower === "s" && tokens[from]?.kind === "number";
  const digits = word.endsWith("s") ? word.slice(0, -1) : hasApostrophe ? word : "";
  if (!decade.test(digits)) return null;
  const start = digits.length === 4 ? Number(digits) : Number(digits) + (Number(digits) >= 30 ? 1900 : 2000);
  if (start < 1900 || start > 2090) return null;
  return matched(from + 1, unitStretch(toDay(start, 1, 1), "decade", context.settings));
}

/** "Monday", "on Monday": the most recent one, possibly today. "By mon" is by month. */
function parseWeekday(
  tokens: readonly Token[],
  at: number,
  { today, settings }: PeriodContext,
): StretchMatch | null {
  const name = tokens[at]?.lower ?? "";
  const weekday = weekdayNames.get(name);
  if (weekday === undefined || name.endsWith("days") || readCutUnit(tokens, at) !== null) return null;
  const back = (startOf(today, "week", { ...settings, weekStart: "monday" }) + weekday - today - 7) % 7;
  return matched(at + 1, {
    ...unitStretch(today + back, "day", settings),
    isUncertain: ambiguousNames.has(name),
  });
}

type DateParts = readonly [year: number, month: number, day: number];

function dayMatch(
  to: number,
  [year, month, day]: DateParts,
  { settings }: PeriodContext,
): StretchMatch | null {
  return isDate(year, month, day) ? matched(to, unitStretch(toDay(year, month, day), "day", settings)) : null;
}

function dayIn(month: number, day: number, { settings }: PeriodContext): (year: number) => Stretch | null {
  return (year) => (isDate(year, month, day) ? unitStretch(toDay(year, month, day), "day", settings) : null);
}

function dayOfMonth(token: Token | undefined): number | null {
  const day = positionOf(token) ?? (shortNumber.test(token?.lower ?? "") ? Number(token?.lower) : null);
  return day !== null && day >= 1 && day <= 31 ? day : null;
}

const shortNumber = /^\d{1,2}$/u;
const decade = /^(?:\d\d)?\d0$/u;
