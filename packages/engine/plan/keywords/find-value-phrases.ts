import { isWithin } from "../../link/obey-definitions.ts";
import type { Mention } from "../../link/mention.ts";
import type { Question, WordRange } from "../../question/question.ts";

/**
 * The phrases of a question that are a value of several words: "no shows" is the status `no_show`, so "no" negates
 * nothing and "shows" asks for nothing. Phrases with digits may be a comparison: "over 50".
 */
export function findValuePhrases({ words }: Question, mentions: readonly Mention[]): readonly WordRange[] {
  return mentions
    .filter(({ target, score }) => target.kind === "value" && score >= surelyValue)
    .map(({ range }) => range)
    .filter(({ from, to }) => {
      const run = words.slice(from, to).filter(({ tag }) => tag !== "punctuation");
      return run.length > 1 && run.every(({ text }) => !/\p{N}/u.test(text));
    });
}

const surelyValue = 0.8;

/** Removes what is inside one of the phrases, unless it is the whole phrase. */
export function dropInside<Item extends { readonly range: WordRange }>(
  items: readonly Item[],
  phrases: readonly WordRange[],
): readonly Item[] {
  const isInside = ({ from, to }: WordRange) =>
    phrases.some((phrase) => isWithin({ from, to }, phrase) && to - from < phrase.to - phrase.from);
  return items.filter(({ range }) => !isInside(range));
}
