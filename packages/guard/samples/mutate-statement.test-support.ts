import { guardRules } from "../dialects/guard-rules.ts";
import { isAllowedFunction } from "../functions/allowed-functions.ts";
import type { GuardDialect } from "../guard-verdict.ts";
import { isSymbol } from "../text/check-shape.ts";
import { readTokens, type Token } from "../text/read-tokens.ts";
import { toWords } from "../words.ts";
import { pick, type Random } from "./random.test-support.ts";

/*
 * Changes of a statement that keep its meaning or embed all of it in another statement. A variant of an attack is an
 * attack, and a variant of an honest statement is honest.
 */

/** A statement whose tokens can be read. */
interface Readable {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly dialect: GuardDialect;
}

type Change = (statement: Readable, random: Random) => string;

/** A variant of a statement with one to three changes; null if no change is possible. */
export function mutateStatement(text: string, dialect: GuardDialect, random: Random): string | null {
  let variant = text;
  const rounds = 1 + Math.floor(random() * 3);
  for (let round = 0; round < rounds; round += 1) {
    const tokens = readTokens(variant, guardRules[dialect].lexical);
    if ("code" in tokens) return null;
    variant = pick(changes, random)?.({ text: variant, tokens, dialect }, random) ?? variant;
  }
  return variant === text ? null : variant;
}

/** Like `mutateStatement`, but may also quote the names of functions that must not be called. */
export function mutateAttack(text: string, dialect: GuardDialect, random: Random): string | null {
  const tokens = readTokens(text, guardRules[dialect].lexical);
  if ("code" in tokens || random() < 0.7) return mutateStatement(text, dialect, random);
  const quoted = quoteCalls({ text, tokens, dialect });
  return mutateStatement(quoted, dialect, random) ?? quoted;
}

/**
 * The expression of an attack that consists of `SELECT` and a single expression; null for other attacks.
 *
 * `SELECT pg_sleep(1)` → `pg_sleep(1)`
 */
export function readExpression(text: string, dialect: GuardDialect): string | null {
  const tokens = readTokens(text, guardRules[dialect].lexical);
  if ("code" in tokens) return null;
  const [select, ...rest] = tokens;
  if (select?.value !== "select" || rest.length === 0) return null;
  const isPlain = rest.every(
    ({ kind, value }) =>
      !(kind === "word" && clauseWords.has(value)) && !(kind === "symbol" && value === ";"),
  );
  return isPlain ? text.slice(rest[0]?.start) : null;
}

const clauseWords = toWords(
  "from where group having order limit into for window union intersect except settings format as distinct all with",
);

/**
 * Replaces a value of an honest statement by an expression; null if the statement has no such value. The meaning of a
 * backslash depends on a setting, so two of them together may be invalid under both.
 */
export function plantExpression(
  honest: string,
  expression: string,
  { dialect, random }: { readonly dialect: GuardDialect; readonly random: Random },
): string | null {
  const tokens = readTokens(honest, guardRules[dialect].lexical);
  if ("code" in tokens || (honest.includes("\\") && expression.includes("\\"))) return null;
  const place = pick(
    [...tokens.keys()].filter((at) => isValue(tokens, at)),
    random,
  );
  const token = place === undefined ? undefined : tokens[place];
  if (token === undefined) return null;
  return `${honest.slice(0, token.start)}(${expression}\n)${honest.slice(token.end)}`;
}

/**
 * Whether a token is a literal where any expression is allowed: after a comparison, a sign, or a word that comes before
 * an expression.
 */
function isValue(tokens: readonly Token[], at: number): boolean {
  const [beforeThat, before, token, after] = [tokens[at - 2], tokens[at - 1], tokens[at], tokens[at + 1]];
  if (token === undefined || (token.kind !== "number" && token.kind !== "text")) return false;
  if (after?.kind === "word" && joiningWords.has(after.value)) return false;
  if (isSymbol(after, ":") || isSymbol(after, "[") || isSymbol(after, ".")) return false;
  if (before?.kind === "word") return valueWords.has(before.value);
  const isCompared = ["=", "<", ">", "+", "/"].some((symbol) => isSymbol(before, symbol));
  return isCompared && beforeThat?.kind !== "symbol";
}

const valueWords = toWords("and or then else when where having");
const joiningWords = toWords(
  "collate escape day days month months year years hour minute second week interval",
);

const changes: readonly Change[] = [changeCase, changeGaps, addBrackets, embed, embed];

function changeCase({ text, tokens }: Readable, random: Random): string {
  let changed = text;
  for (const { kind, start, end } of tokens) {
    if (kind !== "word" || random() < 0.5) continue;
    const word = text.slice(start, end);
    if (!/^[a-z_0-9]+$/iu.test(word)) continue;
    const cased = random() < 0.5 ? word.toUpperCase() : word.toLowerCase();
    changed = changed.slice(0, start) + cased + changed.slice(end);
  }
  return changed;
}

const gaps = [" ", "\n", "\t", "  \r\n ", " /* x */ ", " -- y\n", "/**/", " /* ' */ ", ' -- "\n '];

/** Replaces white space between tokens by other white space or a comment. */
function changeGaps({ text, tokens }: Readable, random: Random): string {
  let changed = text;
  for (let at = tokens.length - 1; at > 0; at -= 1) {
    const [before, token] = [tokens[at - 1], tokens[at]];
    if (before === undefined || token === undefined || random() < 0.5) continue;
    const gap = text.slice(before.end, token.start);
    if (!/^ +$/u.test(gap) || (before.kind === "text" && token.kind === "text")) continue;
    changed = changed.slice(0, before.end) + (pick(gaps, random) ?? " ") + changed.slice(token.start);
  }
  return changed;
}

/** `a = 1` → `a = (1)` */
function addBrackets({ text, tokens }: Readable, random: Random): string {
  let changed = text;
  for (let at = tokens.length - 1; at > 0; at -= 1) {
    const token = tokens[at];
    if (token === undefined || !isValue(tokens, at) || random() < 0.5) continue;
    changed = `${changed.slice(0, token.start)}(${text.slice(token.start, token.end)})${changed.slice(token.end)}`;
  }
  return changed;
}

const queryWords = toWords("select with values from");

const corners: readonly ((query: string) => string)[] = [
  (query) => `SELECT * FROM (${query}\n) AS zz`,
  (query) => `SELECT 1 AS aa WHERE EXISTS (${query}\n)`,
  (query) => `WITH zz AS (${query}\n) SELECT * FROM zz`,
  (query) => `SELECT aa FROM tt WHERE cc IN (${query}\n)`,
  (query) => `SELECT 1 AS aa UNION ALL SELECT * FROM (${query}\n) AS zz`,
  (query) => `SELECT CASE WHEN EXISTS (${query}\n) THEN 1 ELSE 0 END AS aa FROM tt`,
  (query) => `SELECT tt.aa FROM tt JOIN (${query}\n) AS zz ON tt.bb = zz.bb WHERE tt.cc > 1 ORDER BY tt.aa`,
];

/** Embeds a query in another. Other statements are not embedded, because `VACUUM` in brackets is a table. */
function embed({ text, tokens }: Readable, random: Random): string {
  const first = tokens.find((token) => !isSymbol(token, "("));
  if (first?.kind !== "word" || !queryWords.has(first.value)) return text;
  const last = tokens.findLast((token) => !isSymbol(token, ";"));
  return pick(corners, random)?.(text.slice(0, last?.end)) ?? text;
}

/** `sleep(1)` → `` `sleep`(1) `` */
function quoteCalls({ text, tokens, dialect }: Readable): string {
  const [quote = '"'] = Object.keys(guardRules[dialect].lexical.names);
  let changed = text;
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    const token = tokens[at];
    if (token?.kind !== "word" || !isSymbol(tokens[at + 1], "(")) continue;
    if (isAllowedFunction(token.value, dialect)) continue;
    const name = text.slice(token.start, token.end);
    changed = `${changed.slice(0, token.start)}${quote}${name}${quote}${changed.slice(token.end)}`;
  }
  return changed;
}
