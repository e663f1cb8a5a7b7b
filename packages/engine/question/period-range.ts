import { skipWord } from "./match-words.ts";
import { parseDayRange } from "./parse-date.ts";
import { readAnchor } from "./period-anchor.ts";
import { closedMatch } from "./period-match.ts";
import type { PeriodMatch } from "./period-match.ts";
import { shareYear } from "./share-year.ts";
import { joinStretches, relativeStretch } from "./stretch.ts";
import type { PeriodContext, StretchMatch } from "./stretch.ts";
import type { Token } from "./tokenize-text.ts";

/**
 * Parses a period with two ends, both included: "from March to May 2024", "between 2020 and 2023", "Q1-Q3 2024", "1 to
 * 5 May", "March 2025 to date".
 *
 * Two bare years are uncertain, since they may be amounts. "To date" keeps the grain of the first end.
 */
export function readRange(tokens: readonly Token[], at: number, context: PeriodContext): PeriodMatch | null {
  const opener = rangeOpeners.find((word) => tokens[at]?.lower === word);
  const isWithin = opener !== undefined || withinRange.has(tokens[at]?.lower ?? "");
  const firstAt = isWithin ? at + 1 : at;
  const days = parseDayRange(tokens, skipWord(tokens, firstAt, "the"), context);
  if (days !== null) return closedMatch(at, days.to, days.stretch);
  const first = readAnchor(tokens, firstAt, context);
  if (first === null) return null;
  const last = readRangeEnd(tokens, first, opener === "between", context);
  if (last === null) return null;
  const [start, end] = shareYear(first.stretch, last.stretch);
  if (start.from >= end.to) return null;
  const isYears = start.isLoneYear === true && end.isLoneYear === true;
  const isUncertain = isYears && !plainYearRange.has(tokens[at]?.lower ?? "");
  const isYearless = first.stretch.inYear !== undefined && last.stretch.inYear !== undefined;
  return closedMatch(at, last.to, {
    ...joinStretches(start, end),
    isUncertain,
    ...(isYearless && { isYearless }),
  });
}

const rangeOpeners: readonly string[] = ["from", "between", "since", "starting"];
const withinRange: ReadonlySet<string> = new Set(["in", "during", "for", "of", "over", "on"]);
/** Words before two years that never precede amounts, unlike "from 2000 to 2050" and "between". */
const plainYearRange: ReadonlySet<string> = new Set(["in", "during", "since", "starting"]);
const rangeLinks: ReadonlySet<string> = new Set(["to", "-", "until", "till", "through", "thru"]);

/** "And" links the ends of "between"; elsewhere it lists separate periods. */
function readRangeEnd(
  tokens: readonly Token[],
  first: StretchMatch,
  isBetween: boolean,
  context: PeriodContext,
): StretchMatch | null {
  const link = tokens[first.to];
  const isLinked = rangeLinks.has(link?.lower ?? "") || (isBetween && link?.lower === "and");
  if (!isLinked && link?.joint !== "-") return null;
  const endAt = isLinked ? first.to + 1 : first.to;
  if (!nowWords.has(tokens[endAt]?.lower ?? "")) return readAnchor(tokens, endAt, context);
  const today = relativeStretch("day", 0, context);
  return { to: endAt + 1, stretch: { ...today, grain: first.stretch.grain } };
}

const nowWords: ReadonlySet<string> = new Set(["date", "now", "today", "present"]);
