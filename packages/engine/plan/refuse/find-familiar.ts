import type { Mention } from "../../link/mention.ts";
import type { Question, Word, WordRange } from "../../question/question.ts";
import { findKeywords } from "../keywords/find-keywords.ts";
import type { Schema } from "../schema/schema.ts";

/**
 * Whether a word means something here, although an answer may have no use for it: an operator such as "average", a time,
 * or a name or value of the database. Only other words are unknown.
 */
export function findFamiliar(
  question: Question,
  mentions: readonly Mention[],
  { isKnownWord }: Pick<Schema, "isKnownWord">,
): (word: Word) => boolean {
  const ranges: readonly WordRange[] = [
    ...findKeywords(question, isKnownWord),
    ...question.phrases,
    ...mentions.filter(({ isGuess, score }) => !isGuess && score >= surelyMeant),
  ].map(({ range }) => range);
  return ({ index }) => ranges.some(({ from, to }) => from <= index && index < to);
}

const surelyMeant = 0.6;
