import { formWord } from "../meaning/names/word-form.ts";
import type { Question } from "../question/question.ts";
import type { QuestionWord, Term } from "./find-terms.ts";
import { findKin } from "./kin-index.ts";
import type { Lexicon } from "./lexicon.ts";
import { linkTerms } from "./link-terms.ts";
import type { Mention } from "./mention.ts";

/**
 * Links nouns that nothing explains to tables and columns whose names mean nearly the same: "aviators" to `pilot`,
 * "towns" to `city`, "performers" to `actor`.
 */
export function linkKin(
  question: Question,
  unexplained: readonly QuestionWord[],
  words: readonly QuestionWord[],
  lexicon: Lexicon,
): readonly Mention[] {
  const terms = unexplained
    .filter(({ word }) => word.tag === "noun")
    .flatMap((word) => termsOf(word, lexicon));
  return linkTerms(question, terms, words, lexicon);
}

function termsOf({ word }: QuestionWord, { kin }: Lexicon): readonly Term[] {
  const range = { from: word.index, to: word.index + 1 };
  return findKin(kin, word.lemma).map((near): Term => ({
    range,
    forms: [formWord(near.word)],
    way: "synonym",
    strength: near.strength,
  }));
}
