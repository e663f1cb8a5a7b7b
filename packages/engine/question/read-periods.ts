import { plainYearWords, withinWords } from "./calendar-words.data.ts";
import { isMonthFirst } from "./date-order.ts";
import { longestMatch, skipWord } from "./match-words.ts";
import { readOpenPeriod } from "./open-period.ts";
import { readAnchor } from "./period-anchor.ts";
import { closedMatch } from "./period-match.ts";
import type { PeriodMatch, PeriodOption } from "./period-match.ts";
import { readRange } from "./period-range.ts";
import type { PeriodMeaning, Phrase } from "./question.ts";
import { readRelatedPeriod } from "./related-period.ts";
import { readRollingOne, readSilence } from "./relative-period.ts";
import { isList, shareYearsInLists } from "./share-year.ts";
import type { PeriodContext, StretchContext } from "./stretch.ts";
import type { Token } from "./tokenize-text.ts";

export interface PeriodPhrase {
  readonly phrase: Phrase & PeriodMeaning;
  /** True for a bare year, which may also be a number. */
  readonly isLoneYear: boolean;
}

/**
 * Finds the period phrases of a question, from left to right, the longest at each position: "since March" is one phrase
 * without a separate "March". Prepositions that limit a date belong to the phrase: "in 2023", "before 5 May".
 *
 * A bare year after a certain one is certain: "in 2024 and 2025". "The year before" is relative to the preceding period
 * of the question. The year of a season is a phrase of its own too: "fall 2023" may be the term Fall of 2023.
 */
export function readPeriods(
  tokens: readonly Token[],
  { today, settings }: StretchContext,
): readonly PeriodPhrase[] {
  const context = {
    today,
    settings,
    isMonthFirst: isMonthFirst(tokens, settings.locale),
    anchors: new Map(),
  };
  const matches: PeriodMatch[] = [];
  let at = 0;
  while (at < tokens.length) {
    const match = readPeriod(tokens, at, context, matches.at(-1) ?? null);
    if (match !== null) matches.push(match);
    at = match?.to ?? at + 1;
  }
  const yearsOfSeasons = matches.flatMap(({ stretch: { afterSeason } }) =>
    afterSeason === undefined ? [] : (readPeriod(tokens, afterSeason, context, null) ?? []),
  );
  return [...shareYearsInLists(tokens, matches), ...yearsOfSeasons].flatMap((match) =>
    match.options.map((option) => toPhrase(match, option)),
  );
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
    longestMatch([
      readRelated(tokens, at, context, earlier),
      readWithin(tokens, at, context, earlier),
      readSilentTime(tokens, at, context),
    ])
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
  const stretch = earlier === null ? related?.alone : related?.moveFrom(earlier.stretch);
  return related && stretch ? closedMatch(at, related.to, stretch) : null;
}

/** "not ... in 6 months". */
function readSilentTime(tokens: readonly Token[], at: number, context: PeriodContext): PeriodMatch | null {
  const silence = readSilence(tokens, at, context);
  return silence === null ? null : closedMatch(at, silence.to, silence.stretch);
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
  const isNamed = stretch.isLoneYear === true ? plainYearWords.has(word) : isWithin;
  const match = closedMatch(at, anchor.to, { ...stretch, isUncertain: stretch.isUncertain && !isNamed });
  return continuesSure(tokens, earlier, match)
    ? closedMatch(at, anchor.to, { ...stretch, isUncertain: false })
    : match;
}

function continuesSure(tokens: readonly Token[], earlier: PeriodMatch | null, match: PeriodMatch): boolean {
  return (
    earlier !== null &&
    earlier.options.every((option) => !option.isUncertain) &&
    isList(tokens, earlier, match)
  );
}

function toPhrase({ to, stretch }: PeriodMatch, option: PeriodOption): PeriodPhrase {
  const { from, period, previous, isUncertain } = option;
  const isYearless = stretch.inYear !== undefined || stretch.isYearless === true;
  return {
    phrase: {
      kind: "period",
      range: { from, to },
      period,
      grain: stretch.grain,
      previous,
      isUncertain,
      ...(isYearless && { isYearless }),
    },
    isLoneYear: stretch.isLoneYear === true,
  };
}
