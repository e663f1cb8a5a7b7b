import { finish } from "@askery/model";
import { formWord } from "../meaning/names/word-form.ts";
import { findNamedTerms, type QuestionWord, type Term } from "./find-terms.ts";
import type { Question } from "../question/question.ts";
import type { Lexicon } from "./lexicon.ts";
import { linkNames } from "./link-names.ts";
import type { Mention } from "./mention.ts";

/**
 * Links nouns that no name explains to short words of names that stand for nothing else and have letters of the noun in
 * order: "contracts" to `ctr`.
 */
export function linkLoosely(
  question: Question,
  unexplained: readonly QuestionWord[],
  words: readonly QuestionWord[],
  lexicon: Lexicon,
): readonly Mention[] {
  const terms = unexplained
    .filter(({ word }) => word.tag === "noun" && word.lemma.length >= shortest)
    .flatMap((word) => termsOf(word, lexicon));
  if (terms.length === 0) return [];
  const isMeant = ({ range }: Mention): boolean =>
    terms.some((term) => range.from <= term.range.from && term.range.to <= range.to);
  return finish(linkNames(question, [...findNamedTerms(words), ...terms], words, lexicon))
    .filter(isMeant)
    .map((mention) => ({ ...mention, isGuess: true, stage: "abbreviation" }));
}

/** Shorter words are hardly abbreviated, or to letters that many words have. */
const shortest = 6;
const looseStrength = 0.5;

/** None if several short words fit. */
function termsOf({ word }: QuestionWord, { names, readings }: Lexicon): readonly Term[] {
  const [short, ...others] = (names.shortWords.get(word.lemma.slice(0, 1)) ?? []).filter(
    (one) => !readings.has(one) && showsConsonants(one, word.lemma),
  );
  if (short === undefined || others.length > 0) return [];
  const range = { from: word.index, to: word.index + 1 };
  return [{ range, forms: [formWord(short)], way: "abbreviation", strength: looseStrength }];
}

/** True for three consonants of the word or more, in order, if that is half of them. */
function showsConsonants(short: string, word: string): boolean {
  const consonants = word.replaceAll(/[aeiou]/g, "");
  if (short.length < 3 || short.length * 2 < consonants.length) return false;
  let at = 0;
  for (const letter of consonants) if (letter === short[at]) at += 1;
  return at === short.length;
}
