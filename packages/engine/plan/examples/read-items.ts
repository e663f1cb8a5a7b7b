import { finish, type Period } from "@askery/model";
import { linkMentions } from "../../link/link-mentions.ts";
import type { Lexicon } from "../../link/lexicon.ts";
import type { LinkStage, Mention } from "../../link/mention.ts";
import type { Question, Word, WordRange } from "../../question/question.ts";
import { findKeywords } from "../keywords/find-keywords.ts";
import type { KeywordKind } from "../keywords/keyword.ts";

/** A meaningful part of a question. */
export interface QuestionItem {
  /** The meanings of the part; two parts with a common key are equivalent. */
  readonly keys: ReadonlySet<string>;
  /** The values that the part may refer to, with their columns as `table.column`. */
  readonly values: readonly { readonly column: string; readonly value: string }[];
  /** Decimal text, or null. */
  readonly number: string | null;
  readonly period: Period | null;
  /** As typed. */
  readonly text: string;
}

/** Splits a question into its meaningful parts, in order. Skips words that only ask or connect. */
export function readItems(question: Question, lexicon: Lexicon): readonly QuestionItem[] {
  const mentions = finish(linkMentions(question, lexicon));
  // In "orders by month", "order by" is not a keyword: "orders" is a table.
  const isThing = (at: number): boolean =>
    mentions.some(({ range, target }) => range.from === at && range.to === at + 1 && target.kind === "table");
  const keywords = findKeywords(question, lexicon.isKnownWord).filter(
    ({ range }) => range.to === range.from + 1 || !isThing(range.from),
  );
  const items: QuestionItem[] = [];
  let at = 0;
  while (at < question.words.length) {
    const range = widestAt(at, question, mentions, keywords);
    const item = readItem(range, question, mentions, keywords);
    if (item !== null) items.push(item);
    at = range.to;
  }
  return items;
}

type Keywords = ReturnType<typeof findKeywords>;

function widestAt(
  from: number,
  { phrases }: Question,
  mentions: readonly Mention[],
  keywords: Keywords,
): WordRange {
  const ranges = [
    ...phrases.filter(({ kind }) => kind === "period" || kind === "number" || kind === "quoted"),
    ...mentions.filter(isValue),
    ...keywords,
  ].map(({ range }) => range);
  const to = Math.max(from + 1, ...ranges.filter((range) => range.from === from).map((range) => range.to));
  return { from, to };
}

const sureScore = 0.9;

function isValue({ target, score }: Mention): boolean {
  return target.kind === "value" && score >= sureScore;
}

function readItem(
  range: WordRange,
  question: Question,
  mentions: readonly Mention[],
  keywords: Keywords,
): QuestionItem | null {
  const words = question.words.slice(range.from, range.to);
  const isHere = (one: { readonly range: WordRange }): boolean =>
    one.range.from === range.from && one.range.to === range.to;
  const phrases = question.phrases.filter(isHere);
  const number = phrases.find((phrase) => phrase.kind === "number");
  const period = phrases.find((phrase) => phrase.kind === "period");
  const values = mentions
    .filter((one) => isHere(one) && isValue(one))
    .flatMap(({ target }) =>
      target.kind === "value" ? { column: `${target.table}.${target.column}`, value: target.value } : [],
    );
  const kinds = keywords.filter(isHere).map(({ kind }) => kind);
  const isSaying = number !== undefined || period !== undefined || values.length > 0;
  const isAsking =
    kinds.includes("request") || (words.every(isEmpty) && kinds.every((kind) => emptyKinds.has(kind)));
  if (!isSaying && isAsking) return null;
  return {
    keys: new Set([
      ...(kinds.length > 0 ? kinds.map(nameKind) : []),
      ...(kinds.length === 0 ? [words.map(({ lemma }) => lemma).join(" ")] : []),
      ...mentions.filter(isHere).flatMap(nameTarget),
    ]),
    values,
    number: number?.kind === "number" && number.unit !== "percent" ? number.value : null,
    period: period?.kind === "period" ? period.period : null,
    text: question.text.slice(words[0]?.span.start, words.at(-1)?.span.end),
  };
}

/** True for punctuation and function words, except those that change the meaning of their neighbors. */
function isEmpty({ isFunctionWord, lower, tag }: Word): boolean {
  return tag === "punctuation" || (isFunctionWord && !meaningfulWords.has(lower));
}

const meaningfulWords: ReadonlySet<string> = new Set([
  "from",
  "to",
  "and",
  "or",
  "when",
  "where",
  "why",
  "how",
  "if",
]);

const emptyKinds: ReadonlySet<KeywordKind> = new Set(["which", "with", "exactly"]);

/** Maps equivalent keyword kinds to one name. */
function nameKind(kind: KeywordKind): string {
  return `keyword ${sameKinds.get(kind) ?? kind}`;
}

const sameKinds: ReadonlyMap<KeywordKind, KeywordKind> = new Map([
  ["breakdown", "each"],
  ["top", "most"],
  ["maximum", "most"],
  ["bottom", "least"],
  ["minimum", "least"],
]);

/**
 * Identifies a table by any synonym, but a column only by its exact name, since a similar name may be another figure.
 */
function nameTarget({ target, stage, isGuess }: Mention): readonly string[] {
  switch (target.kind) {
    case "table":
      return stage === "comment" || stage === "part" || stage === "fuzzy" || stage === "similar"
        ? []
        : [`table ${target.table}`];
    case "column":
      return isGuess || !sureStages.has(stage) ? [] : [`column ${target.table}.${target.column}`];
    case "glossary":
      return [`entry ${target.entry.phrase}`];
    case "value":
      return [];
  }
}

const sureStages: ReadonlySet<LinkStage> = new Set(["glossary", "exact", "lemma", "compound"]);
