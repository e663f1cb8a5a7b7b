import type { LinkStage } from "../../link/mention.ts";
import type { Explanation } from "../../plan/interpretation.ts";
import { spanOf } from "../../plan/mark-words.ts";
import type { Question, Word, WordRange } from "../../question/question.ts";

/** Words of a question that may be defined. */
export interface Phrase {
  readonly text: string;
  /** Whether they are the name of what they became. */
  readonly isNamed: boolean;
}

/** The longest phrase that is worth a definition, in words. */
const longest = 3;

/**
 * The phrases of a question that may be defined: those that became something in the database, then those that became nothing.
 * Longer ones come first; keywords are left out.
 */
export function listPhrases(question: Question, explained: readonly Explanation[]): readonly Phrase[] {
  const used = explained.filter(({ mentions }) => mentions.length > 0).map(({ range }) => range);
  const isKeyword = (index: number) =>
    explained.some(({ range, mentions }) => mentions.length === 0 && index >= range.from && index < range.to);
  const isUsed = (index: number) => used.some(({ from, to }) => index >= from && index < to);
  const unused = question.words
    .filter((word) => isContent(word) && !isUsed(word.index) && !isKeyword(word.index))
    .map(({ index }) => ({ from: index, to: index + 1 }));
  const ranges = [...used, ...unused]
    .flatMap((range) => trim(range, question))
    .filter(({ from, to }) => to - from <= longest && hasName({ from, to }, question));
  const named = explained.filter(({ mention }) => mention !== null && names.has(mention.stage));
  const isNamed = ({ from, to }: WordRange) =>
    named.some(({ range }) => range.from <= from && to <= range.to);
  const phrases = ranges.map((range) => ({ text: wordsOf(range, question), isNamed: isNamed(range) }));
  return [...new Map(phrases.map((phrase) => [phrase.text, phrase])).values()];
}

const names: ReadonlySet<LinkStage> = new Set(["exact", "lemma"]);

function trim({ from, to }: WordRange, { words }: Question): readonly WordRange[] {
  const content = words.slice(from, to).filter(isContent);
  const [first, last] = [content[0], content.at(-1)];
  if (first === undefined || last === undefined) return [];
  const whole = { from: first.index, to: last.index + 1 };
  const single = content.map(({ index }) => ({ from: index, to: index + 1 }));
  return content.length > 1 ? [whole, ...single] : [whole];
}

function isContent({ isFunctionWord, lemma }: Word): boolean {
  return !isFunctionWord && !quantifiers.has(lemma);
}

/** Words that ask for an amount or an order, whatever the data. */
const quantifiers: ReadonlySet<string> = new Set(
  "all average avg big each every few first high last least less low many max min more most much nothing number show total".split(
    " ",
  ),
);

function hasName({ from, to }: WordRange, { words }: Question): boolean {
  return words
    .slice(from, to)
    .some(({ tag }) => tag !== "number" && tag !== "punctuation" && tag !== "symbol");
}

function wordsOf(range: WordRange, question: Question): string {
  const { start, end } = spanOf(question, range);
  return question.text.slice(start, end);
}
