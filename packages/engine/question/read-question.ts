import type { AskSettings, IsoDate, Problem } from "@askery/model";
import { parseIsoDate } from "./calendar-days.ts";
import { functionWords, nameInCapitals, requestVerbs } from "./function-words.data.ts";
import { lemmatizeWord } from "./lemmatize-word.ts";
import type { Phrase, PartOfSpeech, Question, Word } from "./question.ts";
import { isPronoun } from "./is-pronoun.ts";
import { leaveOut } from "./leave-out.ts";
import { readGrains } from "./read-grains.ts";
import { readNumbers } from "./read-numbers.ts";
import { readPeriods } from "./read-periods.ts";
import type { PeriodPhrase } from "./read-periods.ts";
import { readRecurring } from "./read-recurring.ts";
import { readQuotes } from "./read-quotes.ts";
import { tagWords } from "./tag-words.ts";
import { tokenizeText } from "./tokenize-text.ts";
import type { Token } from "./tokenize-text.ts";

export interface ReadContext {
  /** The date in the database's time zone. */
  readonly today: IsoDate;
  readonly settings: AskSettings;
  /** The words that misspelled ones of the question mean. */
  readonly correct?: (typed: readonly string[]) => ReadonlyMap<string, string>;
  /** Phrases that questions are read without. Default: none. */
  readonly stopWords?: readonly string[];
}

export type ReadOutcome =
  | { readonly kind: "question"; readonly question: Question }
  | { readonly kind: "problem"; readonly problem: Problem };

/**
 * Reads a question: its words, numbers, periods, grains and quoted text.
 *
 * Refuses text over 2,000 UTF-16 units unread, and text without a letter or digit as empty. Deterministic for the same
 * text, day and settings.
 */
export function readQuestion(text: string, context: ReadContext): ReadOutcome {
  if (text.length > maxQuestionLength) {
    return refuse("question-too-long", { length: String(text.length), limit: String(maxQuestionLength) });
  }
  const { tokens, leftOut } = leaveOut(correctTokens(tokenizeText(text), context), context.stopWords);
  if (!tokens.some(({ kind }) => kind !== "punctuation" && kind !== "symbol")) {
    return refuse("question-empty", {});
  }
  return {
    kind: "question",
    question: { ...readTokens(tokens, text, context), leftOut },
  };
}

function readTokens(tokens: readonly Token[], text: string, context: ReadContext): Omit<Question, "leftOut"> {
  const words = readWords(tokens);
  const phrases = readPhrases(tokens, text, context).filter(
    ({ kind, range }) => kind !== "number" || !isPronoun(words, range.from),
  );
  return { text, words, phrases };
}

/** A normalized form without case, punctuation and inflection: equal for equivalent questions. */
export function questionKey(text: string): string {
  return readWords(tokenizeText(text.slice(0, maxQuestionLength).toLowerCase()))
    .filter(({ tag }) => tag !== "punctuation")
    .map(({ lemma }) => lemma)
    .join(" ");
}

/** Reads misspelled words as those they mean; their text stays as typed. */
function correctTokens(tokens: readonly Token[], { correct }: ReadContext): readonly Token[] {
  const typed = tokens.filter(({ kind }) => kind === "word").map((token) => token.text);
  const meant = correct?.(typed);
  return meant === undefined || meant.size === 0
    ? tokens
    : tokens.map((token) => ({ ...token, lower: meant.get(token.text) ?? token.lower }));
}

function readWords(tokens: readonly Token[]): readonly Word[] {
  const tags = tagWords(tokens);
  return tokens.map((token, index) => toWord(token, index, tags[index] ?? "other"));
}

/** True if a word and the previous one were typed without a space: "order-lines", "order_lines", "orders.total". */
export function isJoinedToPrevious(question: Question, index: number): boolean {
  const previous = question.words[index - 1];
  const word = question.words[index];
  if (previous === undefined || word === undefined) return false;
  return !spaces.test(question.text.slice(previous.span.end, word.span.start));
}

const maxQuestionLength = 2000;
const spaces = /\s/u;

function refuse(code: Problem["code"], facts: Problem["facts"]): ReadOutcome {
  return { kind: "problem", problem: { code, spans: [], facts, suggestions: [] } };
}

function toWord(token: Token, index: number, tag: PartOfSpeech): Word {
  return {
    index,
    span: token.span,
    text: token.text,
    lower: token.lower,
    lemma: token.kind === "word" ? lemmatizeWord(token.lower, tag) : token.lower,
    tag,
    isFunctionWord: isFunctionWord(token, tag, index),
  };
}

function isFunctionWord(token: Token, tag: PartOfSpeech, index: number): boolean {
  if (token.kind === "punctuation") return true;
  if (requestVerbs.has(token.lower)) return tag === "verb" || (index === 0 && token.lower !== "return");
  const isName = nameInCapitals.has(token.lower) && token.text === token.text.toUpperCase();
  return functionWords.has(token.lower) && !isName;
}

/** All phrases by position, longer ones first. Quoted text contains no other phrases. */
function readPhrases(
  tokens: readonly Token[],
  text: string,
  { today, settings }: ReadContext,
): readonly Phrase[] {
  const quotes = readQuotes(tokens, text);
  const periods = readPeriods(tokens, { today: parseIsoDate(today), settings });
  const numbers = readNumbers(tokens).filter((phrase) => !isTaken(phrase, periods));
  const grains = readGrains(
    tokens,
    periods.filter(({ phrase }) => !phrase.isUncertain).map(({ phrase }) => phrase.range),
  );
  const recurring = readRecurring(tokens).filter((phrase) => !isTaken(phrase, periods));
  const dated = periods
    .map(({ phrase }) => phrase)
    .filter((phrase) => !recurring.some((day) => holds(day, phrase)));
  const others = [...dated, ...numbers, ...grains, ...recurring].filter(
    (phrase) => !quotes.some((quote) => holds(quote, phrase)),
  );
  return [...quotes, ...others].toSorted((a, b) => a.range.from - b.range.from || b.range.to - a.range.to);
}

/** True for a number inside a certain period ("last 90 days"), except for a bare year. */
function isTaken(phrase: Phrase, periods: readonly PeriodPhrase[]): boolean {
  return periods.some(
    (period) => !period.phrase.isUncertain && !period.isLoneYear && holds(period.phrase, phrase),
  );
}

function holds(outer: Phrase, inner: Phrase): boolean {
  return outer.range.from <= inner.range.from && outer.range.to >= inner.range.to;
}
