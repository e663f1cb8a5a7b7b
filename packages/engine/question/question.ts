import type { DatePart, Grain, Period, Span } from "@askery/model";

/** A question, read: its words, and the phrases whose meaning does not depend on any database. */
export interface Question {
  readonly text: string;
  readonly words: readonly Word[];
  /** Phrases may overlap: "2023" is a number and a period. Composition chooses. */
  readonly phrases: readonly Phrase[];
}

export interface Word {
  readonly index: number;
  readonly span: Span;
  /** As typed. */
  readonly text: string;
  readonly lower: string;
  /** Dictionary form in lower case: "cities" → "city", "sold" → "sell". */
  readonly lemma: string;
  readonly tag: PartOfSpeech;
  /** Whether it carries no content of its own: "the", "of", "please". */
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

/** Words `from` up to and not including `to`, by index. */
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
  /** "over time", "trend": a grain is to be chosen. */
  | { readonly kind: "overTime" }
  /** "third", "2nd": a place in an order, counted from 1. */
  | { readonly kind: "ordinal"; readonly place: number }
  /** Words in quotation marks: a literal value. */
  | { readonly kind: "quoted"; readonly text: string };

/** "five", "1,200", "1.5k", "20%", "€100": decimal text, the unit apart. */
export interface NumberMeaning {
  readonly kind: "number";
  readonly value: string;
  readonly unit: "percent" | "currency" | null;
  /** Of money, the ISO code of the currency that the words name. */
  readonly currency?: string;
}

/**
 * "last quarter", "in 2023", "since March", "in the last 90 days", "before 5 May 2024": resolved against today.
 *
 * `grain` is the unit the words name, so that "last month" knows it is one month. `previous` is the span of equal
 * length before it, what "compared to the period before" means. A lone year is also a number.
 */
export interface PeriodMeaning {
  readonly kind: "period";
  readonly period: Period;
  readonly grain: Grain;
  readonly previous: Period | null;
  /** Words alone would not say it is a date: "may", "2023", "the second". */
  readonly isUncertain: boolean;
}
