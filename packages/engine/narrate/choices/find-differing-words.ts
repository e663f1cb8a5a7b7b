import type { Explanation } from "../../plan/interpretation.ts";
import { spanOf } from "../../plan/mark-words.ts";
import type { Question, WordRange } from "../../question/question.ts";

/** The most words that name a difference. */
const maxWords = 3;

/**
 * The words of a question that two interpretations explain differently: "sales". Null if they are not together, or too
 * many to name the difference by.
 */
export function findDifferingWords(
  question: Question,
  one: readonly Explanation[],
  other: readonly Explanation[],
): string | null {
  const [ours, theirs] = [one, other].map((list) => new Set(list.map(signatureOf)));
  const ranges = [
    ...one.filter((explanation) => theirs?.has(signatureOf(explanation)) === false),
    ...other.filter((explanation) => ours?.has(signatureOf(explanation)) === false),
  ].map(({ range }) => range);
  const start = Math.min(...ranges.map((range) => range.from));
  const to = Math.max(...ranges.map((range) => range.to));
  if (!ranges.some((range) => range.from === start && range.to === to)) return null;
  const from = question.words.findIndex(({ index, isFunctionWord }) => index >= start && !isFunctionWord);
  return from < 0 || from >= to || to - from > maxWords ? null : wordsOf(question, { from, to });
}

function wordsOf(question: Question, range: WordRange): string {
  const { start, end } = spanOf(question, range);
  return question.text.slice(start, end);
}

function signatureOf({ range, role, mentions }: Explanation): string {
  return JSON.stringify([range.from, range.to, role, mentions.map(({ target }) => target)]);
}
