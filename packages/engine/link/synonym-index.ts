import { impliedColumns, type ImpliedColumns } from "./implied-columns.data.ts";
import { readSynonymRows, type SynonymRow } from "./synonym-rows.ts";
import { stemWord } from "../meaning/names/word-form.ts";

/** Alternative words for a phrase. */
export interface Synonym {
  /** The alternative words, as lemmas. */
  readonly words: readonly string[];
  /** How reliable the synonym is, from 0 to 1. */
  readonly strength: number;
}

/** Finds synonyms of a word or phrase, best first. The phrase consists of lemmas without function words. */
export function findSynonyms(phrase: string): readonly Synonym[] {
  const { rows, found } = wordIndex();
  const known = found.get(phrase);
  if (known !== undefined) return known;
  const synonyms = collectSynonyms(phrase, rows.get(phrase) ?? []);
  found.set(phrase, synonyms);
  return synonyms;
}

/** Finds the columns that a word implies: "older" → age, "born in" → birth place. */
export function findImplied(phrase: string): readonly ImpliedColumns[] {
  return wordIndex().implied.get(stemPhrase(phrase)) ?? [];
}

/** True if a word is in one of the tables of English words. */
export function isEnglishWord(word: string): boolean {
  return wordIndex().words.has(word);
}

/** All words in the tables of English words. */
export function listEnglishWords(): Iterable<string> {
  return wordIndex().words;
}

/** Joins the words of a phrase without function words. */
export function joinWords(words: readonly string[]): string {
  return words.filter((word) => !smallWords.has(word)).join(" ");
}

export const smallWords: ReadonlySet<string> = new Set([
  "a",
  "an",
  "and",
  "at",
  "by",
  "for",
  "from",
  "in",
  "of",
  "on",
  "s",
  "the",
  "to",
  "with",
]);

/** Phrases of several words ("family name") are less ambiguous than single words. */
const strengths = { business: 0.66, phrase: 0.8, dictionary: 0.55, narrower: 0.42, broader: 0.46 } as const;

interface WordIndex {
  readonly words: ReadonlySet<string>;
  /** The rows with a phrase, by the phrase without function words. */
  readonly rows: ReadonlyMap<string, readonly SynonymRow[]>;
  readonly implied: ReadonlyMap<string, readonly ImpliedColumns[]>;
  /** Memoized synonyms. */
  readonly found: Map<string, readonly Synonym[]>;
}

let index: WordIndex | undefined;

/** Built on first use, so that processes without lookups start faster. */
function wordIndex(): WordIndex {
  index ??= indexWords();
  return index;
}

function indexWords(): WordIndex {
  const words = new Set<string>();
  const rows = new Map<string, SynonymRow[]>();
  for (const row of readSynonymRows()) {
    for (const phrase of row.phrases) {
      for (const word of phrase.split(" ")) words.add(word);
      const key = keyOf(phrase);
      const listed = rows.get(key);
      if (listed === undefined) rows.set(key, [row]);
      else if (listed.at(-1) !== row) listed.push(row);
    }
  }
  for (const { words: phrases } of impliedColumns) for (const phrase of phrases) words.add(phrase);
  return { words, rows, implied: indexImplied(), found: new Map() };
}

function collectSynonyms(key: string, rows: readonly SynonymRow[]): readonly Synonym[] {
  const found = new Map<string, Synonym>();
  for (const row of rows) {
    for (const spelled of row.phrases.filter((phrase) => keyOf(phrase) === key)) {
      for (const { phrase, strength } of listMeanings(row, spelled)) {
        const target = keyOf(phrase);
        if (target === key || (found.get(target)?.strength ?? 0) >= strength) continue;
        found.set(target, { words: phrase.split(" "), strength });
      }
    }
  }
  return [...found.values()].toSorted((a, b) => b.strength - a.strength);
}

interface Meaning {
  readonly phrase: string;
  readonly strength: number;
}

/** The meanings of a phrase according to one row. */
function listMeanings({ kind, phrases }: SynonymRow, spelled: string): readonly Meaning[] {
  switch (kind) {
    case "business": {
      const strength = keyOf(spelled).includes(" ") ? strengths.phrase : strengths.business;
      return phrases.map((phrase) => ({ phrase, strength }));
    }
    case "dictionary":
      return phrases.map((phrase) => ({ phrase, strength: strengths.dictionary }));
    case "kinds": {
      const [broader = "", ...narrower] = phrases;
      return spelled === broader
        ? narrower.map((phrase) => ({ phrase, strength: strengths.narrower }))
        : [{ phrase: broader, strength: strengths.broader }];
    }
  }
}

function keyOf(phrase: string): string {
  return phrase.includes(" ") ? joinWords(phrase.split(" ")) : phrase;
}

function indexImplied(): ReadonlyMap<string, readonly ImpliedColumns[]> {
  const found = new Map<string, ImpliedColumns[]>();
  for (const row of impliedColumns) {
    for (const word of row.words) {
      const key = stemPhrase(joinWords(word.split(" ")));
      found.set(key, [...(found.get(key) ?? []), row]);
    }
  }
  return found;
}

function stemPhrase(phrase: string): string {
  return phrase.split(" ").map(stemWord).join(" ");
}
