import type { Span } from "@askery/model";
import { guardRules } from "../dialects/guard-rules.ts";
import type { GuardDialect } from "../guard-verdict.ts";
import { readTokens, type Token } from "./read-tokens.ts";

/**
 * Finds the first of some spans that does not consist of whole tokens between spaces or symbols, such as a literal that
 * landed in quotes, in a comment or at the end of a word. Returns its index; -1 if all do. Text that can't be read as
 * tokens is the guard's to refuse.
 */
export function findAstray(text: string, spans: readonly Span[], dialect: GuardDialect): number {
  const tokens = readTokens(text, guardRules[dialect].lexical);
  if ("code" in tokens) return -1;
  const byStart = new Map(tokens.map((token) => [token.start, token]));
  const byEnd = new Map(tokens.map((token) => [token.end, token]));
  return spans.findIndex(({ start, end }) => {
    // The E of an escaped text is not a token: the text after it is.
    const first = byStart.has(start) ? start : start + 1;
    const isWhole = byStart.has(first) && byEnd.has(end);
    return !isWhole || !isApart(byEnd.get(start)) || !isApart(byEnd.get(first)) || !isApart(byStart.get(end));
  });
}

/** A word, a text or a number that touches a literal may become a part of it: `x'77'` is binary. */
function isApart(neighbor: Token | undefined): boolean {
  return neighbor === undefined || neighbor.kind === "symbol";
}
