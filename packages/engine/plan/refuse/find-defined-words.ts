import type { Word } from "../../question/question.ts";
import { skipCost } from "../cover-words.ts";

/** The minimum number of understood words for a definition to count. */
const fewestUnderstood = 2;

/**
 * Finds words that the question itself defines: "gross profit (revenue minus cost)", "turnover: leavers in 2024".
 *
 * They may remain unexplained if every word of the definition is explained.
 */
export function findDefinedWords(
  words: readonly Word[],
  isExplained: (word: Word) => boolean,
): ReadonlySet<Word> {
  const isUnderstood = (definition: readonly Word[]): boolean => {
    const content = definition.filter((word) => skipCost(word) > 0);
    return content.length >= fewestUnderstood && content.every(isExplained);
  };
  return new Set(
    words.flatMap(({ lower, index }) => {
      if (lower === ":") return isUnderstood(words.slice(index + 1)) ? words.slice(0, index) : [];
      if (lower !== "(") return [];
      const end = words.findIndex((word) => word.index > index && word.lower === ")");
      return end > index && isUnderstood(words.slice(index + 1, end)) ? readTerm(words, index) : [];
    }),
  );
}

/** The nouns and adjectives directly before an index. */
function readTerm(words: readonly Word[], end: number): readonly Word[] {
  const before = words.slice(0, end);
  const start = before.findLastIndex(({ tag }) => tag !== "noun" && tag !== "adjective");
  return before.slice(start + 1);
}
