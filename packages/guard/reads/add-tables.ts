import { guardRules } from "../dialects/guard-rules.ts";
import type { GuardDialect } from "../guard-verdict.ts";
import { readTokens } from "../text/read-tokens.ts";
import { isName } from "./find-reads.ts";

/**
 * The statement with more common table expressions, which hold in all its queries.
 *
 * @param list `a AS (…), b AS (…)`
 * @param text without a final semicolon or comment
 */
export function addTables(text: string, dialect: GuardDialect, list: string): string {
  const tokens = readTokens(text, guardRules[dialect].lexical);
  if ("code" in tokens) return text;
  const [first, second, third] = tokens;
  if (first?.value !== "with") return `WITH ${list}\n${text}`;
  const isRecursive = second?.value === "recursive" && isName(third) && third?.value !== "as";
  // PostgreSQL would take a table in the list for the expression of that name.
  if (isRecursive && dialect === "postgres") return `WITH ${list}\nSELECT * FROM (\n${text}\n) AS limited`;
  const end = isRecursive ? second.end : first.end;
  return `${text.slice(0, end)} ${list},${text.slice(end)}`;
}

/** All words and quoted names of a statement, in lowercase. */
export function listNames(text: string, dialect: GuardDialect): ReadonlySet<string> {
  const tokens = readTokens(text, guardRules[dialect].lexical);
  if ("code" in tokens) return new Set();
  return new Set(tokens.filter(isName).map(({ value }) => value.toLowerCase()));
}
