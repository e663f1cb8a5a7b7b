import { toDay } from "./calendar-days.ts";
import { skipWord } from "./match-words.ts";
import { positionOf } from "./read-numbers.ts";
import { readFourDigitYear, readYearAfter, yearOf } from "./read-year.ts";
import { matched, unitStretch } from "./stretch.ts";
import type { PeriodContext, StretchMatch } from "./stretch.ts";
import type { Token } from "./tokenize-text.ts";

/** "Q3", "Q3 2024", "2024 Q3", "2024Q3", "third quarter of 2024", "quarter 3". */
export function parseQuarter(
  tokens: readonly Token[],
  at: number,
  context: PeriodContext,
): StretchMatch | null {
  return parsePart(tokens, at, context, quarterParts);
}

/** "H1 2025", "first half of 2025", "second half of last year". */
export function parseHalf(tokens: readonly Token[], at: number, context: PeriodContext): StretchMatch | null {
  return parsePart(tokens, at, context, halfParts);
}

/** "FY2024", "FY 24", "fiscal year 2024", "fiscal 2024". */
export function parseFiscalYear(
  tokens: readonly Token[],
  at: number,
  context: PeriodContext,
): StretchMatch | null {
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
  const inPart = (index: number) => (year: number) =>
    unitStretch(toDay(year, (index - 1) * (12 / parts.count) + 1, 1), parts.unit, context.settings);
  const yearBefore = readFourDigitYear(tokens, at);
  const partAt = yearBefore === null ? at : at + 1;
  const joined = readJoinedPart(tokens[partAt]?.lower ?? "", parts);
  if (joined !== null && joined.year !== null) return matched(partAt + 1, inPart(joined.index)(joined.year));
  const named = joined ?? readNamedPart(tokens, partAt, parts);
  if (named === null) return null;
  const end = partAt + named.length;
  if (yearBefore !== null) return matched(end, inPart(named.index)(yearBefore));
  const match = readYearAfter(tokens, end, context, inPart(named.index));
  const isBare = named.needsYear && match?.to === end;
  return isBare ? null : match;
}

interface NamedPart {
  readonly index: number;
  readonly length: number;
  readonly year: number | null;
  /** True for "second half" and "last quarter", which need a year to be a calendar period. */
  readonly needsYear: boolean;
}

/** "q3", "2024q3", "q32024". */
function readJoinedPart(word: string, parts: YearParts): NamedPart | null {
  const letterAt = word.indexOf(parts.letter);
  const index = Number(word[letterAt + 1]);
  if (letterAt === -1 || !(index >= 1 && index <= parts.count)) return null;
  const rest = word.slice(0, letterAt) + word.slice(letterAt + 2);
  const year = yearOf(rest);
  return rest === "" || year !== null ? { index, length: 1, year, needsYear: false } : null;
}

/** "third quarter", "3rd quarter", "last half", "quarter 3". */
function readNamedPart(tokens: readonly Token[], at: number, parts: YearParts): NamedPart | null {
  const isWord = (index: number) => parts.words.includes(tokens[index]?.lower ?? "");
  const isLast = ["last", "final"].includes(tokens[at]?.lower ?? "");
  const before = isLast ? parts.count : positionOf(tokens[at]);
  if (before !== null && before <= parts.count && isWord(at + 1)) {
    return { index: before, length: 2, year: null, needsYear: isLast || parts.unit === "half" };
  }
  const number = Number(tokens[at + 1]?.lower ?? "0");
  if (isWord(at) && number >= 1 && number <= parts.count) {
    return { index: number, length: 2, year: null, needsYear: parts.unit === "half" };
  }
  return null;
}
