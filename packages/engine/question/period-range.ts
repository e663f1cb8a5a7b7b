import { toDate } from "./calendar-days.ts";
import { matchWords, skipWord } from "./match-words.ts";
import { parseDayRange } from "./parse-date.ts";
import { readAnchor } from "./period-anchor.ts";
import { closedMatch } from "./period-match.ts";
import type { PeriodMatch } from "./period-match.ts";
import { joinStretches, unitStretch } from "./stretch.ts";
import type { PeriodContext, Stretch, StretchMatch } from "./stretch.ts";
import type { Token } from "./tokenize-text.ts";

/**
 * A period with two named ends, both included: "from March to May 2024", "between 2020 and 2023", "Q1-Q3 2024",
 * "1 to 5 May", "March 2025 to date".
 *
 * Two lone years are uncertain: they may be amounts.
 */
export function readRange(tokens: readonly Token[], at: number, context: PeriodContext): PeriodMatch | null {
  const opener = rangeOpeners.find((word) => tokens[at]?.lower === word);
  const isWithin = opener !== undefined || withinRange.has(tokens[at]?.lower ?? "");
  const firstAt = isWithin ? at + 1 : at;
  const days = parseDayRange(tokens, skipWord(tokens, firstAt, "the"), context);
  if (days !== null) return closedMatch(at, days.to, days.stretch);
  const first = readAnchor(tokens, firstAt, context);
  if (first === null) return null;
  const last = readRangeEnd(tokens, first.to, opener === "between", context);
  if (last === null) return null;
  const [start, end] = shareYear(first.stretch, last.stretch);
  if (start.from >= end.to) return null;
  const isUncertain = start.isLoneYear === true && end.isLoneYear === true;
  return closedMatch(at, last.to, { ...joinStretches(start, end), isUncertain });
}

const rangeOpeners: readonly string[] = ["from", "between"];
const withinRange: ReadonlySet<string> = new Set(["in", "during", "for", "of", "over"]);
const rangeLinks: ReadonlySet<string> = new Set(["to", "-", "until", "till", "through", "thru"]);

// The end of "between" is linked by "and", which elsewhere lists periods.
function readRangeEnd(
  tokens: readonly Token[],
  at: number,
  isBetween: boolean,
  context: PeriodContext,
): StretchMatch | null {
  const link = tokens[at];
  const isLinked = rangeLinks.has(link?.lower ?? "") || (isBetween && link?.lower === "and");
  if (!isLinked && link?.joint !== "-") return null;
  const endAt = isLinked ? at + 1 : at;
  const isNow = matchWords(tokens, endAt, ["date"]) || matchWords(tokens, endAt, ["present"]);
  if (isNow) return { to: endAt + 1, stretch: unitStretch(context.today, "day", context.settings) };
  return readAnchor(tokens, endAt, context);
}

/** Gives the end without a year the year of the other one: "March to May 2024", "November to February 2024". */
function shareYear(first: Stretch, last: Stretch): readonly [Stretch, Stretch] {
  if (first.inYear !== undefined) {
    const year = toDate(last.from).year;
    const same = first.inYear(year) ?? first;
    return [same.from < last.to ? same : (first.inYear(year - 1) ?? first), last];
  }
  if (last.inYear === undefined) return [first, last];
  const year = toDate(first.from).year;
  const same = last.inYear(year) ?? last;
  return [first, same.to > first.from ? same : (last.inYear(year + 1) ?? last)];
}
