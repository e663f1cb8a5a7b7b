import type { Token } from "./tokenize-text.ts";

/** True if the tokens at an index are these lowercase words. */
export function matchWords(tokens: readonly Token[], at: number, words: readonly string[]): boolean {
  return words.every((word, offset) => tokens[at + offset]?.lower === word);
}

/** The index after one of these words, or the same index if none is there. */
export function skipWord(tokens: readonly Token[], at: number, ...words: readonly string[]): number {
  return words.includes(tokens[at]?.lower ?? "") ? at + 1 : at;
}

/** The longest match; the first of equals. */
export function longestMatch<Match extends { readonly to: number }>(
  matches: readonly (Match | null)[],
): Match | null {
  let longest: Match | null = null;
  for (const match of matches) if (match !== null && match.to > (longest?.to ?? 0)) longest = match;
  return longest;
}
