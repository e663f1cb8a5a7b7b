import { chartKindNames, chartKindOf } from "@askery/model";
import { findNearWords, prepareSpelling } from "../../link/fuzzy-match.ts";
import { isNamePart } from "../../question/is-name-part.ts";
import type { Question, Word } from "../../question/question.ts";
import type { Keyword, KeywordKind } from "./keyword.ts";
import { keywordPhrases } from "./keywords.data.ts";

interface KeywordEntry {
  readonly words: readonly string[];
  readonly kind: KeywordKind;
}

const entriesByFirstWord = indexKeywords();
const spelling = prepareSpelling(entriesByFirstWord.keys());

/**
 * Finds all keywords of a question, including shorter ones inside longer ones; composition chooses among them.
 *
 * Corrects unknown words that are one typo away from a one-word keyword. `isKnown` lists the words that need no
 * correction.
 */
export function findKeywords(question: Question, isKnown: (word: string) => boolean): readonly Keyword[] {
  return question.words.flatMap((word) => {
    if (isNamePart(question.words, word.index) || isAcrossAll(question.words, word.index)) return [];
    const entries = new Set([
      ...(entriesByFirstWord.get(word.lower) ?? []),
      ...(entriesByFirstWord.get(word.lemma) ?? []),
    ]);
    if (entries.size === 0 && !word.isFunctionWord && !isKnown(word.lower)) return correctKeyword(word);
    return [...entries]
      .filter((entry) => isAt(entry, question.words, word.index))
      .map((entry) => ({
        range: { from: word.index, to: word.index + entry.words.length },
        kind: entry.kind,
      }));
  });
}

/** "Across stores" is a breakdown, "across all stores" is all of them together. */
function isAcrossAll(words: readonly Word[], index: number): boolean {
  return words[index]?.lower === "across" && words[index + 1]?.lower === "all";
}

function correctKeyword({ lower, index }: Word): readonly Keyword[] {
  return findNearWords(spelling, lower)
    .flatMap((near) => entriesByFirstWord.get(near) ?? [])
    .filter((entry) => entry.words.length === 1)
    .map((entry) => ({ range: { from: index, to: index + 1 }, kind: entry.kind }));
}

/** A participle is no command: "return" asks for rows, but "returning" and "compared" say something about them. */
function isAt({ kind, words: expected }: KeywordEntry, words: readonly Word[], from: number): boolean {
  return expected.every((one, offset) => {
    const word = words[from + offset];
    if (word === undefined) return false;
    const isForm = word.lemma === one && !(kind === "request" && participle.test(word.lower));
    return word.lower === one || isForm;
  });
}

const participle = /(?:ing|ed)$/;

function indexKeywords(): ReadonlyMap<string, readonly KeywordEntry[]> {
  const index = new Map<string, KeywordEntry[]>();
  const charts = chartKindNames.map((kind) => [`chart:${kind}`, chartKindOf(kind).phrases] as const);
  const all = [...Object.entries(keywordPhrases), ...charts] as readonly (readonly [
    KeywordKind,
    readonly string[],
  ])[];
  for (const [kind, phrases] of all) {
    for (const phrase of phrases) {
      const words = phrase.split(" ");
      const first = words[0] ?? phrase;
      const entries = index.get(first) ?? [];
      entries.push({ words, kind });
      index.set(first, entries);
    }
  }
  return index;
}
