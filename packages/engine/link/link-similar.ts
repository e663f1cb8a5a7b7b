import { formWord } from "../meaning/names/word-form.ts";
import type { Question, WordRange } from "../question/question.ts";
import type { QuestionWord, Term } from "./find-terms.ts";
import type { Lexicon } from "./lexicon.ts";
import { linkTerms } from "./link-terms.ts";
import type { Mention } from "./mention.ts";
import { findSimilar } from "./find-similar.ts";

/**
 * Links words that nothing else explains to names with words that English uses alike: "lorries" to `truck`.
 */
export function linkSimilar(
  question: Question,
  unexplained: readonly QuestionWord[],
  words: readonly QuestionWord[],
  lexicon: Lexicon,
): readonly Mention[] {
  const terms = unexplained
    .filter(({ word }) => linkedTags.has(word.tag) && !isInside(word.index, question.phrases))
    .flatMap((word) => termsOf(word, lexicon));
  return linkTerms(question, terms, words, lexicon);
}

const linkedTags: ReadonlySet<string> = new Set(["noun", "verb"]);

function isInside(index: number, phrases: readonly { readonly range: WordRange }[]): boolean {
  return phrases.some(({ range }) => range.from <= index && index < range.to);
}

/** However alike they are, they are no more certain than synonyms. */
const mostStrength = 0.6;

function termsOf({ word }: QuestionWord, { nameWords }: Lexicon): readonly Term[] {
  const range = { from: word.index, to: word.index + 1 };
  return findSimilar(word, nameWords).map(({ word: near, probability }): Term => ({
    range,
    forms: [formWord(near)],
    way: "similar",
    strength: Math.min(mostStrength, probability),
  }));
}
