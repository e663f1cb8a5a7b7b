import type { LeftOut } from "./question.ts";
import { tokenizeText, type Token } from "./tokenize-text.ts";

/** Removes the tokens of stop words, in any case. Of phrases that start at the same token, the longest counts. */
export function leaveOut(
  tokens: readonly Token[],
  stopWords: readonly string[] = [],
): { readonly tokens: readonly Token[]; readonly leftOut: readonly LeftOut[] } {
  if (stopWords.length === 0) return { tokens, leftOut: [] };
  const phrases = stopWords
    .map((phrase) => ({ phrase, words: tokenizeText(phrase).map(({ lower }) => lower) }))
    .filter(({ words }) => words.length > 0)
    .toSorted((one, other) => other.words.length - one.words.length);
  const others: Token[] = [];
  const leftOut: LeftOut[] = [];
  for (let at = 0; at < tokens.length;) {
    const found = phrases.find(({ words }) =>
      words.every((word, index) => tokens[at + index]?.lower === word),
    );
    const length = found?.words.length ?? 1;
    const [first, last] = [tokens[at], tokens[at + length - 1]];
    if (found && first && last) {
      leftOut.push({ phrase: found.phrase, span: { start: first.span.start, end: last.span.end } });
    } else if (first) others.push(first);
    at += length;
  }
  return { tokens: others, leftOut };
}
