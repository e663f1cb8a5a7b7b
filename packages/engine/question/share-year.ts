import { toDate } from "./calendar-days.ts";
import { closedMatch } from "./period-match.ts";
import type { PeriodMatch } from "./period-match.ts";
import { countFromYear } from "./relative-year.ts";
import type { Stretch } from "./stretch.ts";
import type { Token } from "./tokenize-text.ts";

/** Copies the year within a list to periods that lack one: "January and February 2025", "Q1 2024 vs Q2". */
export function shareYearsInLists(
  tokens: readonly Token[],
  matches: readonly PeriodMatch[],
): readonly PeriodMatch[] {
  const result = [...matches];
  const pairs = result.slice(1).map((_, index) => index);
  for (const index of [...pairs, ...pairs.toReversed()]) {
    const first = result[index];
    const last = result[index + 1];
    if (first === undefined || last === undefined || !isList(tokens, first, last)) continue;
    if (first.stretch.hasNamedYear !== true && last.stretch.hasNamedYear !== true) continue;
    const [start, end] = shareNearestYear(first.stretch, last.stretch);
    result[index] = restretch(first, start);
    result[index + 1] = restretch(last, end);
  }
  return result;
}

/** Copies the year within a list, in either order: "Q3 vs Q2 2024", "December and January 2025". */
function shareNearestYear(first: Stretch, last: Stretch): readonly [Stretch, Stretch] {
  if (first.inYear !== undefined) return [nearest(first, last), last];
  return last.inYear === undefined ? [first, last] : [first, nearest(last, first)];
}

/** The period in the year of the other one, or in the year before or after if that is closer to it. */
function nearest(stretch: Stretch, other: Stretch): Stretch {
  const { year } = toDate(other.from);
  const options = [year, year - 1, year + 1].flatMap((one) => stretch.inYear?.(one) ?? []);
  const [same = stretch, ...others] = options;
  const found = others.reduce(
    (best, one) => (distanceBetween(one, other) < distanceBetween(best, other) ? one : best),
    same,
  );
  return withYearOf(other, found);
}

function distanceBetween(one: Stretch, other: Stretch): number {
  return Math.max(one.from, other.from) - Math.min(one.to, other.to);
}

/**
 * Copies the year between the ends of a range so that the first precedes the last: "March to May 2024", "November to
 * February 2024".
 */
export function shareYear(first: Stretch, last: Stretch): readonly [Stretch, Stretch] {
  if (first.inYear !== undefined) {
    const year = toDate(last.from).year;
    const same = first.inYear(year) ?? first;
    return [withYearOf(last, same.from < last.to ? same : (first.inYear(year - 1) ?? first)), last];
  }
  if (last.inYear === undefined) return [first, last];
  const year = toDate(first.from).year;
  const same = last.inYear(year) ?? last;
  return [first, withYearOf(first, same.to > first.from ? same : (last.inYear(year + 1) ?? last))];
}

/** Makes the period relative if its neighbor's year is. */
function withYearOf({ relativeYear }: Stretch, stretch: Stretch): Stretch {
  return relativeYear === undefined ? stretch : countFromYear(stretch, relativeYear);
}

/** True if only "and", a comma etc. separate the two periods. */
export function isList(tokens: readonly Token[], first: PeriodMatch, last: PeriodMatch): boolean {
  const from = Math.min(...last.options.map((option) => option.from));
  const between = tokens.slice(first.to, from);
  return between.length > 0 && between.length <= 2 && between.every(({ lower }) => listWords.has(lower));
}

const listWords: ReadonlySet<string> = new Set([",", "and", "or", "vs", "versus", "&", "/"]);

/** Replaces the dates of a closed period; leaves open periods unchanged. */
function restretch(match: PeriodMatch, stretch: Stretch): PeriodMatch {
  const [option, ...more] = match.options;
  const isClosed = option !== undefined && more.length === 0 && option.previous !== null;
  if (!isClosed || stretch === match.stretch) return match;
  return closedMatch(option.from, match.to, { ...stretch, hasNamedYear: true });
}
