import { isSymbol } from "../text/check-shape.ts";
import type { Token } from "../text/read-tokens.ts";

/**
 * The query that each token belongs to: the index of its bracket, or null. Brackets without a query belong to the
 * surrounding one.
 */
export function groupTokens(tokens: readonly Token[]): readonly (number | null)[] {
  const open: (number | null)[] = [];
  return tokens.map((token, index) => {
    const own = open.at(-1) ?? null;
    if (isSymbol(token, "(")) open.push(startsQuery(tokens[index + 1]) ? index : own);
    if (isSymbol(token, ")")) open.pop();
    return own;
  });
}

/** The index of the innermost open bracket at an index; -1 if there is none. */
export function bracketAround(tokens: readonly Token[], index: number): number {
  let closed = 0;
  return tokens.slice(0, index).findLastIndex((token) => {
    if (isSymbol(token, ")")) closed += 1;
    return isSymbol(token, "(") && closed-- === 0;
  });
}

/** The last of these words before an index, within the same query. Skips closed brackets. */
export function lastWord(tokens: readonly Token[], index: number, words: ReadonlySet<string>): string | null {
  let closed = 0;
  for (let at = index - 1; at >= 0; at -= 1) {
    const token = tokens[at];
    if (isSymbol(token, ")")) closed += 1;
    else if (isSymbol(token, "(")) {
      if (closed === 0 && startsQuery(tokens[at + 1])) return null;
      closed = Math.max(0, closed - 1);
    } else if (closed === 0 && token !== undefined && isOneOf(token, words)) return token.value;
  }
  return null;
}

export function startsQuery(token: Token | undefined): boolean {
  return isOneOf(token, queryStarts);
}

const queryStarts: ReadonlySet<string> = new Set(["select", "with", "from", "table", "values"]);

export function isWord(token: Token | undefined, value: string): boolean {
  return token?.kind === "word" && token.value === value;
}

export function isOneOf(token: Token | undefined, words: ReadonlySet<string>): boolean {
  return token?.kind === "word" && words.has(token.value);
}
