import type { DialectRules } from "../dialects/dialect-rules.ts";
import type { Token } from "../text/read-tokens.ts";
import { toWords } from "../words.ts";
import { printPivots } from "./print-pivots.ts";

/**
 * The statement without comments and final semicolons, with syntax that the parser does not support replaced by an
 * equivalent that has the same parts: DuckDB's `//` becomes a division, its PIVOT a SELECT, a placeholder a number, and
 * NOT a minus, since `NOT a LIKE b` is not parsed otherwise. For checks only; never run it.
 */
export function printPlainly(text: string, tokens: readonly Token[], rules: DialectRules): string {
  const last = tokens.findLastIndex(({ kind, value }) => kind !== "symbol" || value !== ";");
  let printed = "";
  for (const [index, token] of tokens.slice(0, last + 1).entries()) {
    const before = tokens[index - 1];
    if (before !== undefined && before.end < token.start) printed += " ";
    if (rules.dividesBySlashes && isSecondSlash(token, before)) continue;
    if (isPlaceholder(token, rules)) printed += " 0 ";
    else if (before !== undefined && namesPlaceholder(token, before, rules)) continue;
    else if (isLoneNot(token, before, tokens[index + 1])) printed += "- ";
    else printed += text.slice(token.start, token.end);
  }
  return rules.hasPivots ? printPivots(printed, rules.lexical) : printed;
}

function isPlaceholder({ kind, value }: Token, { placeholders }: DialectRules): boolean {
  return kind === "symbol" && value !== "" && placeholders.includes(value);
}

/** The 1 of SQLite's `?1`, the name of `:name`. */
function namesPlaceholder(token: Token, before: Token, rules: DialectRules): boolean {
  if (!rules.hasNamedPlaceholders) return false;
  if (!isPlaceholder(before, rules) || before.end !== token.start) return false;
  return token.kind === "number" || (token.kind === "word" && before.value !== "?");
}

function isSecondSlash(token: Token, before: Token | undefined): boolean {
  return isSlash(token) && isSlash(before) && before?.end === token.start;
}

function isSlash(token: Token | undefined): boolean {
  return token?.kind === "symbol" && token.value === "/";
}

/** Whether NOT comes before a condition, unlike in `a NOT IN`, `IS NOT NULL`, `NOT EXISTS`. */
function isLoneNot(token: Token, before: Token | undefined, after: Token | undefined): boolean {
  if (token.kind !== "word" || token.value !== "not" || before === undefined) return false;
  if (after?.kind === "word" && after.value === "exists") return false;
  return before.kind === "symbol"
    ? openers.has(before.value)
    : before.kind === "word" && leads.has(before.value);
}

const openers = new Set(["(", ",", "[", "="]);
const leads = toWords("and by case else having not on or prewhere qualify select then when where xor");
