import { guardRules } from "../dialects/guard-rules.ts";
import type { GuardDialect } from "../guard-verdict.ts";
import { isSymbol } from "../text/check-shape.ts";
import { readTokens, type Token } from "../text/read-tokens.ts";
import { isName } from "./find-reads.ts";

/**
 * The statement with more common table expressions, which hold in all its queries. MySQL's get them in each WITH, since
 * those of an inner WITH in MariaDB do not see the ones of an outer.
 *
 * @param tables `a AS (…), b AS (…)`
 * @param blocked more of them, for the outermost WITH only; empty for none
 * @param text without a final semicolon or comment
 */
export function addTables(
  text: string,
  dialect: GuardDialect,
  { tables, blocked }: { readonly tables: string; readonly blocked: string },
): string {
  const list = [tables, blocked].filter((part) => part !== "").join(", ");
  const tokens = readTokens(text, guardRules[dialect].lexical);
  if ("code" in tokens) return text;
  const [first, second, third] = tokens;
  // ClickHouse takes no bracket after the list.
  if (dialect === "clickhouse" && first !== undefined && isSymbol(first, "(")) {
    return `WITH ${list}\nSELECT * FROM (\n${text}\n) AS limited`;
  }
  if (dialect === "mysql") return addToEach(text, tokens, { list, tables });
  if (first?.value !== "with") return `WITH ${list}\n${text}`;
  const isRecursive = second?.value === "recursive" && isName(third) && third?.value !== "as";
  // PostgreSQL would take a table in the list for the expression of that name.
  if (isRecursive && dialect === "postgres") return `WITH ${list}\nSELECT * FROM (\n${text}\n) AS limited`;
  const end = isRecursive ? second.end : first.end;
  return `${text.slice(0, end)} ${list},${text.slice(end)}`;
}

function addToEach(
  text: string,
  tokens: readonly Token[],
  { list, tables }: { readonly list: string; readonly tables: string },
): string {
  let printed = startsWith(tokens, 0) ? "" : `WITH ${list}\n`;
  let from = 0;
  for (const index of tokens.keys()) {
    if (!startsWith(tokens, index)) continue;
    const isRecursive = tokens[index + 1]?.value === "recursive" && tokens[index + 2]?.value !== "as";
    const end = tokens[isRecursive ? index + 1 : index]?.end;
    const added = index === 0 ? list : tables;
    printed += `${text.slice(from, end)}${added === "" ? "" : ` ${added},`}`;
    from = end ?? from;
  }
  return printed + text.slice(from);
}

/** Whether a token begins a list of common table expressions, unlike in `GROUP BY a WITH ROLLUP`. */
function startsWith(tokens: readonly Token[], index: number): boolean {
  const { kind, value } = tokens[index] ?? {};
  return kind === "word" && value === "with" && (index === 0 || isSymbol(tokens[index - 1], "("));
}

/** All words and quoted names of a statement, in lowercase. */
export function listNames(text: string, dialect: GuardDialect): ReadonlySet<string> {
  const tokens = readTokens(text, guardRules[dialect].lexical);
  if ("code" in tokens) return new Set();
  return new Set(tokens.filter(isName).map(({ value }) => value.toLowerCase()));
}
