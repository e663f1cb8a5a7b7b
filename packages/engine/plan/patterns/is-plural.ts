import type { Word } from "../../question/question.ts";

/** True for a word in the plural: "customers". */
export function isPlural(word: Word | undefined): boolean {
  return word !== undefined && word.lower !== word.lemma && word.lower.endsWith("s");
}
