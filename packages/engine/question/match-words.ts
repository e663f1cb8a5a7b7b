import type { Token } from "./tokenize-text.ts";

/** Whether these words, in lower case, stand from a place on. */
export function matchWords(tokens: readonly Token[], at: number, words: readonly string[]): boolean {
  return words.every((word, offset) => tokens[at + offset]?.lower === word);
}

/** The place behind a word when it stands there, else the same place. */
export function skipWord(tokens: readonly Token[], at: number, ...words: readonly string[]): number {
  return words.includes(tokens[at]?.lower ?? "") ? at + 1 : at;
}

/** The longest of some matches; the first of equals. */
export function longestMatch<Match extends { readonly to: number }>(
  matches: readonly (Match | null)[],
): Match | null {
  let longest: Match | null = null;
  for (const match of matches) if (match !== null && match.to > (longest?.to ?? 0)) longest = match;
  return longest;
}
