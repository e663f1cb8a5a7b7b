import type { DatePart, Grain, Period, Span } from "@askery/model";

/** A parsed question: its words, and the phrases whose meaning does not depend on a database. */
export interface Question {
  readonly text: string;
  readonly words: readonly Word[];
  /** Phrases may overlap: "2023" is a number and a period. Composition chooses between them. */
  readonly phrases: readonly Phrase[];
  /** The stop words that were left out, in order. */
  readonly leftOut: readonly LeftOut[];
}

/** A stop word of a question. */
export interface LeftOut {
  readonly span: Span;
  /** As it was defined. */
  readonly phrase: string;
}

export interface Word {
  readonly index: number;
  readonly span: Span;
  /** As typed. */
  readonly text: string;
  readonly lower: string;
  /** The lowercase lemma: "cities" → "city", "sold" → "sell". */
  readonly lemma: string;
  readonly tag: PartOfSpeech;
  /** True for words without content: "the", "of", "please". */
  readonly isFunctionWord: boolean;
}

export type PartOfSpeech =
  | "noun"
  | "properNoun"
  | "verb"
  | "adjective"
  | "adverb"
  | "number"
  | "pronoun"
  | "determiner"
  | "preposition"
  | "conjunction"
  | "particle"
  | "punctuation"
  | "symbol"
  | "other";

/** The words from index `from` up to, but not including, `to`. */
export interface WordRange {
  readonly from: number;
  readonly to: number;
}

export type Phrase = { readonly range: WordRange } & PhraseMeaning;

export type PhraseMeaning =
  | NumberMeaning
  | PeriodMeaning
  | { readonly kind: "grain"; readonly grain: Grain }
  | { readonly kind: "datePart"; readonly part: DatePart }
  /** "weekends", "on Mondays": parts of dates, in any week. */
  | { readonly kind: "recurring"; readonly part: DatePart; readonly options: readonly number[] }
  /** "over time", "trend": the grain is chosen later. */
  | { readonly kind: "overTime" }
  /** "third", "2nd": a position in an order, starting at 1. */
  | { readonly kind: "ordinal"; readonly position: number }
  /** Quoted words: a literal value. */
  | { readonly kind: "quoted"; readonly text: string };

/** "five", "1,200", "1.5k", "20%", "€100": the value as decimal text, without its unit. */
export interface NumberMeaning {
  readonly kind: "number";
  readonly value: string;
  readonly unit: "percent" | "currency" | null;
  /** For money, the ISO code of the currency if the words name it. */
  readonly currency?: string;
}

/**
 * "last quarter", "in 2023", "since March", "in the last 90 days", "before 5 May 2024".
 *
 * `grain` is the unit in the words, so "last month" has grain month. `previous` is the preceding period of equal
 * length, for "compared to the period before". A bare year is also a number.
 */
export interface PeriodMeaning {
  readonly kind: "period";
  readonly period: Period;
  readonly grain: Grain;
  readonly previous: Period | null;
  /** True if the words may not be a date: "may", "2023", "the second". */
  readonly isUncertain: boolean;
  /** True if the words name no year, so that it is the latest one: "March to June". */
  readonly isYearless?: true;
}
