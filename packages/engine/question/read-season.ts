import { addUnits, toDate, toDay } from "./calendar-days.ts";
import { relativeWords, seasonMonths } from "./calendar-words.data.ts";
import { yearOf, readYearAfter } from "./read-year.ts";
import { matched, unitStretch } from "./stretch.ts";
import type { PeriodContext, Stretch, StretchMatch, StretchReader } from "./stretch.ts";
import type { Token } from "./tokenize-text.ts";

/**
 * Parses a season of a year: "summer 2025", "spring of last year", "last winter", "this fall". Without a year, a season is
 * only a word: "fall" happens, and "summer" may be a collection.
 *
 * Seasons are those of the northern hemisphere, in whole months: spring from March to May, winter from December to
 * February. The winter of a year ends in it; "winter 2025/26" is that of 2026.
 */
export const readSeason: StretchReader = (tokens, at, context) =>
  readRelativeSeason(tokens, at, context) ?? readSeasonOfYear(tokens, at, context);

/** "last winter" has ended, "next spring" has not begun, and "this summer" begins in this year or is now. */
function readRelativeSeason(
  tokens: readonly Token[],
  at: number,
  context: PeriodContext,
): StretchMatch | null {
  const shift = relativeWords.get(tokens[at]?.lower ?? "");
  const month = seasonMonths.get(tokens[at + 1]?.lower ?? "");
  if (shift === undefined || month === undefined) return null;
  const { today } = context;
  const { year } = toDate(today);
  const near = [year - 1, year, year + 1, year + 2].map((one) => seasonOf(month, one, context));
  const found =
    shift < 0
      ? near.findLast(({ to }) => to <= today)
      : shift > 0
        ? near.find(({ from }) => from > today)
        : (near.find(({ from, to }) => from <= today && today < to) ??
          near.find(({ from }) => toDate(from).year === year));
  return found === undefined ? null : matched(at + 2, found);
}

function readSeasonOfYear(tokens: readonly Token[], at: number, context: PeriodContext): StretchMatch | null {
  const month = seasonMonths.get(tokens[at]?.lower ?? "");
  // "Prices fall in 2025".
  if (month === undefined || tokens[at + 1]?.lower === "in") return null;
  const inYear = (year: number): Stretch => ({ ...seasonOf(month, year, context), afterSeason: at + 1 });
  const match = readYearAfter(tokens, at + 1, context, inYear);
  if (match === null || match.to === at + 1) return null;
  const isSplit = month === winter && (tokens[match.to]?.lower === "/" || tokens[match.to]?.lower === "-");
  const first = yearOf(tokens[match.to - 1]?.lower ?? "");
  const second = isSplit ? yearOf(tokens[match.to + 1]?.lower ?? "") : null;
  return first !== null && second === first + 1 ? matched(match.to + 2, inYear(second)) : match;
}

const winter = 12;

/** Three months from the first, compared with the same months a year earlier. */
function seasonOf(month: number, year: number, { settings }: PeriodContext): Stretch {
  const stretch = unitStretch(toDay(month === winter ? year - 1 : year, month, 1), "month", settings, 3);
  const { from, to } = stretch;
  return { ...stretch, previous: { from: addUnits(from, "year", -1), to: addUnits(to, "year", -1) } };
}
