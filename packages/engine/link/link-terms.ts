import { finish } from "@askery/model";
import type { Question } from "../question/question.ts";
import { findNamedTerms, type QuestionWord, type Term } from "./find-terms.ts";
import type { Lexicon } from "./lexicon.ts";
import { linkNames } from "./link-names.ts";
import type { Mention } from "./mention.ts";

/** Links terms that stand for words without a link of their own, together with the names around them. */
export function linkTerms(
  question: Question,
  terms: readonly Term[],
  words: readonly QuestionWord[],
  lexicon: Lexicon,
): readonly Mention[] {
  if (terms.length === 0) return [];
  const isMeant = ({ range, stage }: Mention): boolean =>
    terms.some((term) => stage === term.way && range.from <= term.range.from && term.range.to <= range.to);
  return finish(linkNames(question, [...findNamedTerms(words), ...terms], words, lexicon)).filter(isMeant);
}
