import { stemWord } from "../names/word-form.ts";
import { negativeWords } from "./state-words.data.ts";

/** The stem of a phrase without its blanks: "in process" and "IN_PROCESS" are one. */
export function phraseStem(phrase: string): string {
  return stemWord(phrase.replaceAll(/[\s_-]+/g, ""));
}

/** True if the phrase has the stem of one of these. */
export function isAmong(phrase: string, phrases: readonly string[]): boolean {
  return stemsOf(phrases).has(phraseStem(phrase));
}

/** True if one of the words has the stem of one of these and is not negated. */
export function showsAny(words: readonly string[], shown: readonly string[]): boolean {
  return words.some((word, at) => stemsOf(shown).has(stemWord(word)) && !negative.has(words[at - 1] ?? ""));
}

const negative: ReadonlySet<string> = new Set(negativeWords);

/** Memoized by list. */
function stemsOf(phrases: readonly string[]): ReadonlySet<string> {
  const stems = known.get(phrases) ?? new Set(phrases.map(phraseStem));
  known.set(phrases, stems);
  return stems;
}

const known = new WeakMap<readonly string[], ReadonlySet<string>>();
