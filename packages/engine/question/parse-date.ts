import { isDate, startOf, startOfIsoYear, toDate, toDay } from "./calendar-days.ts";
import { ambiguousNames, monthNames, weekdayNames } from "./calendar-words.data.ts";
import { longestMatch, skipWord } from "./match-words.ts";
import { currencySigns, currencyWords, percentWords } from "./numbers.data.ts";
import { placeOf } from "./read-numbers.ts";
import { joinStretches, unitStretch } from "./stretch.ts";
import type { PeriodContext, Stretch, StretchMatch, StretchReader } from "./stretch.ts";
import type { Token } from "./tokenize-text.ts";

/**
 * A date or calendar unit that is named, not counted from today: "2024-05-01", "5 May 2024", "May", "Q3 2024",
 * "first half of 2025", "FY2024", "the 1990s", "week 12 of 2024", "Monday".
 *
 * Without a year it is the latest one that does not start in the future. A fiscal year is named for the calendar year
 * it ends in. "05/06/2024" is read as the locale writes it: the month first in en-US, else the day.
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
  if (third === undefined) {
    return matched(at + 1, unitStretch(toDay(first, second, 1), "month", context.settings));
  }
  if (parts[0]?.length === 4) return dayMatch(at + 1, [first, second, third], context);
  const year = third < 100 ? 2000 + third : third;
  const isMonthFirst = token.lower.includes("/") && monthFirstLocales.has(context.settings.locale);
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
    : readYearBehind(tokens, nameAt + 1, context, dayIn(month, day, context));
}

/** "May 5", "May 5th, 2024", "May the 5th". */
function parseMonthDay(tokens: readonly Token[], at: number, context: PeriodContext): StretchMatch | null {
  const month = monthNames.get(tokens[at]?.lower ?? "");
  const dayAt = skipWord(tokens, at + 1, "the");
  const day = dayOfMonth(tokens[dayAt]);
  return day === null || month === undefined
    ? null
    : readYearBehind(tokens, dayAt + 1, context, dayIn(month, day, context));
}

/** "March", "March 2024", "March of last year", "2024 March", "the month of March". */
function parseMonth(tokens: readonly Token[], at: number, context: PeriodContext): StretchMatch | null {
  const year = readFourDigitYear(tokens, at);
  const nameAt = year === null ? at : at + 1;
  const name = tokens[nameAt]?.lower ?? "";
  const month = monthNames.get(name);
  if (month === undefined) return null;
  const inYear = (other: number) => unitStretch(toDay(other, month, 1), "month", context.settings);
  if (year !== null) return matched(nameAt + 1, inYear(year));
  const match = readYearBehind(tokens, nameAt + 1, context, inYear);
  const isUncertain = ambiguousNames.has(name) && match?.to === at + 1;
  return match === null ? null : matched(match.to, { ...match.stretch, isUncertain });
}

/** "Q3", "Q3 2024", "2024 Q3", "2024Q3", "third quarter of 2024", "quarter 3". */
function parseQuarter(tokens: readonly Token[], at: number, context: PeriodContext): StretchMatch | null {
  return parsePart(tokens, at, context, quarterParts);
}

/** "H1 2025", "first half of 2025", "second half of last year". */
function parseHalf(tokens: readonly Token[], at: number, context: PeriodContext): StretchMatch | null {
  return parsePart(tokens, at, context, halfParts);
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
  return readYearBehind(tokens, monthBefore === undefined ? monthAt + 1 : lastAt + 1, context, inYear);
}

interface YearParts {
  readonly unit: "quarter" | "half";
  readonly letter: string;
  readonly words: readonly string[];
  readonly count: number;
}

const quarterParts: YearParts = { unit: "quarter", letter: "q", words: ["quarter", "qtr"], count: 4 };
const halfParts: YearParts = { unit: "half", letter: "h", words: ["half"], count: 2 };

function parsePart(
  tokens: readonly Token[],
  at: number,
  context: PeriodContext,
  parts: YearParts,
): StretchMatch | null {
  const inPart = (place: number) => (year: number) =>
    unitStretch(toDay(year, (place - 1) * (12 / parts.count) + 1, 1), parts.unit, context.settings);
  const yearBefore = readFourDigitYear(tokens, at);
  const partAt = yearBefore === null ? at : at + 1;
  const joined = readJoinedPart(tokens[partAt]?.lower ?? "", parts);
  if (joined !== null && joined.year !== null) return matched(partAt + 1, inPart(joined.place)(joined.year));
  const named = joined ?? readNamedPart(tokens, partAt, parts);
  if (named === null) return null;
  const end = partAt + named.length;
  if (yearBefore !== null) return matched(end, inPart(named.place)(yearBefore));
  const match = readYearBehind(tokens, end, context, inPart(named.place));
  const isBare = named.needsYear && match?.to === end;
  return isBare ? null : match;
}

interface NamedPart {
  readonly place: number;
  readonly length: number;
  readonly year: number | null;
  /** "second half" and "last quarter" alone are no part of a year. */
  readonly needsYear: boolean;
}

/** "q3", "2024q3", "q32024". */
function readJoinedPart(word: string, parts: YearParts): NamedPart | null {
  const letterAt = word.indexOf(parts.letter);
  const place = Number(word[letterAt + 1]);
  if (letterAt === -1 || !(place >= 1 && place <= parts.count)) return null;
  const rest = word.slice(0, letterAt) + word.slice(letterAt + 2);
  const year = yearOf(rest);
  return rest === "" || year !== null ? { place, length: 1, year, needsYear: false } : null;
}

/** "third quarter", "3rd quarter", "last half", "quarter 3". */
function readNamedPart(tokens: readonly Token[], at: number, parts: YearParts): NamedPart | null {
  const isWord = (place: number) => parts.words.includes(tokens[place]?.lower ?? "");
  const isLast = ["last", "final"].includes(tokens[at]?.lower ?? "");
  const before = isLast ? parts.count : placeOf(tokens[at]);
  if (before !== null && before <= parts.count && isWord(at + 1)) {
    return { place: before, length: 2, year: null, needsYear: isLast || parts.unit === "half" };
  }
  const behind = Number(tokens[at + 1]?.lower ?? "0");
  if (isWord(at) && behind >= 1 && behind <= parts.count) {
    return { place: behind, length: 2, year: null, needsYear: parts.unit === "half" };
  }
  return null;
}

/** "FY2024", "FY 24", "fiscal year 2024", "fiscal 2024". */
function parseFiscalYear(tokens: readonly Token[], at: number, context: PeriodContext): StretchMatch | null {
  const word = tokens[at]?.lower ?? "";
  if (word.startsWith("fy") && word.length > 2) return fiscalMatch(at + 1, yearOf(word.slice(2)), context);
  if (word !== "fy" && word !== "fiscal" && word !== "financial") return null;
  const yearAt = skipWord(tokens, at + 1, "year", "fy");
  return fiscalMatch(yearAt + 1, yearOf(tokens[yearAt]?.lower ?? ""), context);
}

function fiscalMatch(to: number, year: number | null, { settings }: PeriodContext): StretchMatch | null {
  if (year === null) return null;
  const start = settings.fiscalYearStartMonth;
  return matched(to, unitStretch(toDay(start === 1 ? year : year - 1, start, 1), "fiscalYear", settings));
}

/** "week 12", "week 12 of 2024", "w12 2024", "2024 w12" by ISO 8601; "week of 3 May". */
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
  return readYearBehind(tokens, numberAt + 1, context, inYear);
}

function parseWeekOf(tokens: readonly Token[], at: number, context: PeriodContext): StretchMatch | null {
  const from = skipWord(tokens, at, "the");
  const day = longestMatch(
    [parseFiguresDate, parseDayMonth, parseMonthDay].map((read) => read(tokens, from, context)),
  );
  return day === null ? null : matched(day.to, unitStretch(day.stretch.from, "week", context.settings));
}

/** "2023", "the year 2023", "calendar year 2023", "CY2023": 1900 to 2099, not an amount. */
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

/** "Monday", "on Monday": the latest one, today included. */
function parseWeekday(
  tokens: readonly Token[],
  at: number,
  { today, settings }: PeriodContext,
): StretchMatch | null {
  const name = tokens[at]?.lower ?? "";
  const weekday = weekdayNames.get(name);
  if (weekday === undefined || name.endsWith("days")) return null;
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

/**
 * What was named, in the year that stands behind it ("2024", ", 2024", "of 2024", "'24", "last year"), or in the
 * latest year in which it does not start in the future.
 */
function readYearBehind(
  tokens: readonly Token[],
  at: number,
  context: PeriodContext,
  inYear: (year: number) => Stretch | null,
): StretchMatch | null {
  const year = readYear(tokens, at, context);
  const given = year === null ? null : inYear(year.value);
  if (year !== null && given !== null) return matched(year.to, given);
  const thisYear = toDate(context.today).year;
  for (let candidate = thisYear + 1; candidate > thisYear - 9; candidate -= 1) {
    const stretch = inYear(candidate);
    if (stretch !== null && stretch.from <= context.today) return matched(at, { ...stretch, inYear });
  }
  return null;
}

function readYear(
  tokens: readonly Token[],
  at: number,
  { today }: PeriodContext,
): { to: number; value: number } | null {
  const yearAt = skipWord(
    tokens,
    skipWord(tokens, skipWord(tokens, at, ",", "of", "in", "-"), "the"),
    "year",
    "fy",
  );
  const year = readFourDigitYear(tokens, yearAt);
  if (year !== null) return { to: yearAt + 1, value: year };
  if (tokens[at]?.lower === "'" && twoDigits.test(tokens[at + 1]?.lower ?? "")) {
    return { to: at + 2, value: 2000 + Number(tokens[at + 1]?.lower) };
  }
  const word = relativeYears.get(tokens[yearAt]?.lower ?? "");
  if (word === undefined || tokens[yearAt + 1]?.lower !== "year") return null;
  return { to: yearAt + 2, value: toDate(today).year + word };
}

/** A year as four digits, unless a unit makes it an amount: "€2000", "2000 euros". */
function readFourDigitYear(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at];
  if (token?.kind !== "number" || token.lower.length !== 4) return null;
  const after = tokens[at + 1]?.lower ?? "";
  const isAmount =
    currencySigns.has(tokens[at - 1]?.lower ?? "") || currencySigns.has(after) || currencyWords.has(after);
  return isAmount || percentWords.has(after) ? null : yearOf(token.lower);
}

/** 1900–2099 from four digits, 2000–2099 from two. */
function yearOf(digits: string): number | null {
  if (twoDigits.test(digits)) return 2000 + Number(digits);
  const year = Number(digits);
  return fourDigits.test(digits) && year >= 1900 && year <= 2099 ? year : null;
}

function dayOfMonth(token: Token | undefined): number | null {
  const day = placeOf(token) ?? (shortNumber.test(token?.lower ?? "") ? Number(token?.lower) : null);
  return day !== null && day >= 1 && day <= 31 ? day : null;
}

function matched(to: number, stretch: Stretch): StretchMatch {
  return { to, stretch };
}

const relativeYears: ReadonlyMap<string, number> = new Map([
  ["this", 0],
  ["current", 0],
  ["last", -1],
  ["previous", -1],
  ["prior", -1],
  ["next", 1],
]);

/** Locales that write the month before the day in figures. */
const monthFirstLocales: ReadonlySet<string> = new Set(["en", "en-US", "en-PH"]);

const dateSeparator = /[-/.]/u;
const shortNumber = /^\d{1,2}$/u;
const twoDigits = /^\d{2}$/u;
const fourDigits = /^\d{4}$/u;
const decade = /^(?:\d\d)?\d0$/u;
