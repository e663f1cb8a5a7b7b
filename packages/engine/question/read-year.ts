import { readCurrency } from "@askery/model";
import { toDate } from "./calendar-days.ts";
import { skipWord } from "./match-words.ts";
import { percentWords } from "./numbers.data.ts";
import { readSign } from "./read-numbers.ts";
import { countFromYear } from "./relative-year.ts";
import { matched } from "./stretch.ts";
import type { PeriodContext, RelativeYear, Stretch, StretchMatch } from "./stretch.ts";
import type { Token } from "./tokenize-text.ts";

/**
 * Applies the year that follows a date ("2024", ", 2024", "of 2024", "'24", "last year"); by default the latest year in
 * which the date does not start in the future.
 */
export function readYearAfter(
  tokens: readonly Token[],
  at: number,
  context: PeriodContext,
  inYear: (year: number) => Stretch | null,
): StretchMatch | null {
  const year = readYear(tokens, at, context);
  const given = year === null ? null : inYear(year.value);
  if (year !== null && given !== null) {
    const { relativeYear } = year;
    const named = { ...given, hasNamedYear: true } as const;
    return matched(year.to, relativeYear ? countFromYear(named, relativeYear) : named);
  }
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
): { to: number; value: number; relativeYear?: RelativeYear } | null {
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
  const value = toDate(today).year + word;
  return { to: yearAt + 2, value, relativeYear: { year: value, count: word } };
}

const relativeYears: ReadonlyMap<string, number> = new Map([
  ["this", 0],
  ["current", 0],
  ["last", -1],
  ["previous", -1],
  ["prior", -1],
  ["next", 1],
]);

/** A four-digit year, unless a unit makes it an amount: "€2000", "2000 euros". */
export function readFourDigitYear(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at];
  if (token?.kind !== "number" || token.lower.length !== 4) return null;
  const after = tokens[at + 1]?.lower ?? "";
  const isAmount = readSign(tokens[at - 1]) !== null || readCurrency(after) !== null;
  return isAmount || percentWords.has(after) ? null : yearOf(token.lower);
}

/** 1900–2099 for four digits, 2000–2099 for two. */
export function yearOf(digits: string): number | null {
  if (twoDigits.test(digits)) return 2000 + Number(digits);
  const year = Number(digits);
  return fourDigits.test(digits) && year >= 1900 && year <= 2099 ? year : null;
}

const twoDigits = /^\d{2}$/u;
const fourDigits = /^\d{4}$/u;
