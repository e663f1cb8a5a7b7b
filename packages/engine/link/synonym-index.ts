import { businessWords } from "./business-words.data.ts";
import { impliedColumns, type ImpliedColumns } from "./implied-columns.data.ts";
import { kindsOfWords, synonymGroups } from "./synonyms.data.ts";
import { stemWord } from "../meaning/names/word-form.ts";

/** Another way to say something. */
export interface Synonym {
  /** The other words, in dictionary form. */
  readonly words: readonly string[];
  /** How far it can be trusted: 0–1. */
  readonly strength: number;
}

/** Finds other words for a word or phrase, best first; the phrase is given without small words, in dictionary form. */
export function findSynonyms(phrase: string): readonly Synonym[] {
  return synonyms.get(phrase) ?? [];
}

/** Finds what a word asks about without naming it ("older" → age), "born in" → birth place. */
export function findImplied(phrase: string): readonly ImpliedColumns[] {
  return implied.get(stemPhrase(phrase)) ?? [];
}

/** Whether a word stands in one of the tables of English words. */
export function isEnglishWord(word: string): boolean {
  return englishWords.has(word);
}

/** A phrase without its small words. */
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

/** A phrase of several words ("family name") means more surely what it is listed with than a word does. */
const strengths = { business: 0.66, phrase: 0.8, dictionary: 0.55, narrower: 0.42, broader: 0.46 } as const;

const englishWords = new Set<string>();
const synonyms = indexSynonyms();
const implied = indexImplied();

function indexSynonyms(): ReadonlyMap<string, readonly Synonym[]> {
  const found = new Map<string, Map<string, Synonym>>();

  function readPhrase(phrase: string): string {
    const words = phrase.split(" ");
    for (const word of words) englishWords.add(word);
    return words.length === 1 ? phrase : joinWords(words);
  }

  function add(said: string, meant: string, strength: number): void {
    const [key, target] = [readPhrase(said), readPhrase(meant)];
    if (key === target) return;
    const others = found.get(key) ?? new Map<string, Synonym>();
    found.set(key, others);
    if ((others.get(target)?.strength ?? 0) < strength) {
      others.set(target, { words: meant.split(" "), strength });
    }
  }

  function addGroup(group: readonly string[], strength: number): void {
    for (const said of group) for (const meant of group) add(said, meant, strength);
  }

  for (const group of businessWords) {
    addGroup(group, strengths.business);
    for (const said of group.filter((phrase) => joinWords(phrase.split(" ")).includes(" "))) {
      for (const meant of group) add(said, meant, strengths.phrase);
    }
  }
  for (const line of readLines(synonymGroups)) addGroup(readPhrases(line), strengths.dictionary);
  for (const line of readLines(kindsOfWords)) {
    const [wide = "", narrow = ""] = line.split(": ");
    for (const kind of readPhrases(narrow)) {
      add(wide, kind, strengths.narrower);
      add(kind, wide, strengths.broader);
    }
  }
  return new Map(
    [...found].map(([key, others]) => [
      key,
      [...others.values()].toSorted((a, b) => b.strength - a.strength),
    ]),
  );
}

function indexImplied(): ReadonlyMap<string, readonly ImpliedColumns[]> {
  const found = new Map<string, ImpliedColumns[]>();
  for (const row of impliedColumns) {
    for (const word of row.words) {
      englishWords.add(word);
      const key = stemPhrase(joinWords(word.split(" ")));
      found.set(key, [...(found.get(key) ?? []), row]);
    }
  }
  return found;
}

function stemPhrase(phrase: string): string {
  return phrase.split(" ").map(stemWord).join(" ");
}

function readLines(text: string): readonly string[] {
  return text.split("\n").filter((line) => line !== "");
}

function readPhrases(line: string): readonly string[] {
  return line.split(" ").map((phrase) => phrase.replaceAll("_", " "));
}
