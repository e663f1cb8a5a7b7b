import { plainYearWords, withinWords } from "./calendar-words.data.ts";
import { skipWord } from "./match-words.ts";
import { readOpenPeriod } from "./open-period.ts";
import { readAnchor } from "./period-anchor.ts";
import { closedMatch } from "./period-match.ts";
import type { PeriodMatch, PeriodOption } from "./period-match.ts";
import { readRange } from "./period-range.ts";
import type { PeriodMeaning, Phrase } from "./question.ts";
import { readRelatedPeriod, readRollingOne } from "./relative-period.ts";
import type { PeriodContext } from "./stretch.ts";
import type { Token } from "./tokenize-text.ts";

export interface PeriodPhrase {
  readonly phrase: Phrase & PeriodMeaning;
  /** Nothing but a year: it may be a number too. */
  readonly isLoneYear: boolean;
}

/**
 * The period phrases of a question from left to right, the longest at each place: "since March" is one, and the March
 * within it none. Prepositions that say how a date is meant belong to the phrase: "in 2023", "before 5 May".
 *
 * A lone year that continues a sure one is sure: "in 2024 and 2025". "The year before" counts from the period said
 * before it in the question.
 */
export function readPeriods(tokens: readonly Token[], context: PeriodContext): readonly PeriodPhrase[] {
  const phrases: PeriodPhrase[] = [];
  let earlier: PeriodMatch | null = null;
  let at = 0;
  while (at < tokens.length) {
    const match: PeriodMatch | null = readPeriod(tokens, at, context, earlier);
    if (match === null) {
      at += 1;
      continue;
    }
    for (const option of match.options) phrases.push(toPhrase(match, option));
    earlier = match;
    at = match.to;
  }
  return phrases;
}

function readPeriod(
  tokens: readonly Token[],
  at: number,
  context: PeriodContext,
  earlier: PeriodMatch | null,
): PeriodMatch | null {
  return (
    readRange(tokens, at, context) ??
    readOpenPeriod(tokens, at, context) ??
    readRelated(tokens, at, context, earlier) ??
    readWithin(tokens, at, context, earlier)
  );
}

/** "the year before", "same period last year". */
function readRelated(
  tokens: readonly Token[],
  at: number,
  context: PeriodContext,
  earlier: PeriodMatch | null,
): PeriodMatch | null {
  const from = skipWord(tokens, skipWord(tokens, at, ...withinWords), "the");
  const related = readRelatedPeriod(tokens, from, context);
  if (related === null) return null;
  return closedMatch(at, related.to, earlier === null ? related.alone : related.moveFrom(earlier.stretch));
}

/** "in May", "during the last 90 days", "2023". */
function readWithin(
  tokens: readonly Token[],
  at: number,
  context: PeriodContext,
  earlier: PeriodMatch | null,
): PeriodMatch | null {
  const word = tokens[at]?.lower ?? "";
  const isWithin = withinWords.has(word);
  const anchor =
    (isWithin ? readRollingOne(tokens, at + 1, context) : null) ??
    readAnchor(tokens, isWithin ? at + 1 : at, context);
  if (anchor === null) return null;
  const { stretch } = anchor;
  const isSaid = stretch.isLoneYear === true ? plainYearWords.has(word) : isWithin;
  const isUncertain = stretch.isUncertain && !isSaid && !continuesList(tokens, at, earlier);
  return closedMatch(at, anchor.to, { ...stretch, isUncertain });
}

function continuesList(tokens: readonly Token[], at: number, earlier: PeriodMatch | null): boolean {
  if (earlier === null || earlier.options.some(({ isUncertain }) => isUncertain)) return false;
  const between = tokens.slice(earlier.to, at);
  return between.length > 0 && between.length <= 2 && between.every(({ lower }) => listWords.has(lower));
}

const listWords: ReadonlySet<string> = new Set([",", "and", "or", "vs", "versus", "&", "/"]);

function toPhrase({ to, stretch }: PeriodMatch, option: PeriodOption): PeriodPhrase {
  const { from, period, previous, isUncertain } = option;
  return {
    phrase: { kind: "period", range: { from, to }, period, grain: stretch.grain, previous, isUncertain },
    isLoneYear: stretch.isLoneYear === true,
  };
}
