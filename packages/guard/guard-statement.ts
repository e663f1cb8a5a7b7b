import { noCode, type DatabaseCode } from "@askery/model";
import { guardRules } from "./dialects/guard-rules.ts";
import type { GuardDialect, GuardProblem, GuardVerdict } from "./guard-verdict.ts";
import { maxCharacters } from "./limits.data.ts";
import { checkPostgres, type CheckedPostgres } from "./postgres/check-postgres.ts";
import { describeCharacter, describeTooLong, describeUnclearQuotes } from "./problems.ts";
import { checkApplied } from "./text/check-applied.ts";
import { checkCalls } from "./text/check-calls.ts";
import { checkOwnCalls } from "./text/check-own-calls.ts";
import { checkMakers } from "./text/check-makers.ts";
import { checkShape } from "./text/check-shape.ts";
import type { LexicalRules } from "./text/lexical-rules.ts";
import { readTokens, type Token } from "./text/read-tokens.ts";
import { checkTree } from "./tree/check-tree.ts";

/**
 * Decides whether a text is one safe read of a database: a single statement that cannot change anything, wait, lock,
 * read files or reach another address. Text that is not understood is refused. Never throws.
 *
 * The text is read twice. As tokens: one statement, within the depth and length that parsers support, with calls only
 * to allowed functions. Then by a grammar, PostgreSQL's own or one for the dialect, of which every node must be known.
 *
 * @param code the code that people added to the database, which the statement must not call. Default: none
 */
export async function guardStatement(
  text: string,
  dialect: GuardDialect,
  code: DatabaseCode = noCode,
): Promise<GuardVerdict> {
  const checked = await checkText(text, dialect, code);
  if (checked === null || "text" in checked) {
    return checked === null || checked.text === text
      ? { kind: "read" }
      : { kind: "read", rewritten: checked.text };
  }
  return { kind: "refused", problem: checked };
}

async function checkText(
  text: string,
  dialect: GuardDialect,
  code: DatabaseCode,
): Promise<CheckedPostgres | null> {
  if (text.length > maxCharacters) return describeTooLong(text.length);
  const nul = text.indexOf("\0");
  if (nul >= 0) return describeCharacter("\0", { start: nul, end: nul + 1 });
  const { lexical, otherLexical, parser } = guardRules[dialect];
  const tokens = readTokens(text, lexical);
  if ("code" in tokens) return tokens;
  const problem = checkShape(tokens, dialect) ?? checkMakers(tokens);
  if (problem !== null) return problem;
  if (parser === null) {
    const checked = await checkWithComments(text, tokens, code);
    return "code" in checked ? checked : ((await checkOldReading(text, otherLexical, code)) ?? checked);
  }
  return (
    checkCalls(tokens, dialect) ??
    checkOwnCalls(tokens, code) ??
    checkApplied(tokens, dialect) ??
    checkOtherReading(text, otherLexical, dialect) ??
    (await checkTree(text, tokens, { dialect, parser }))
  );
}

/**
 * Checks the text without its comments if the parser mistakes one for the word after NOT, NULLS or WITH. The text
 * without comments is then what runs.
 */
async function checkWithComments(
  text: string,
  tokens: readonly Token[],
  code: DatabaseCode,
): Promise<CheckedPostgres> {
  const checked = await checkPostgres(text, code);
  if ("text" in checked || checked.code !== "not-understood") return checked;
  const bare = blankComments(text, tokens);
  return bare === text ? checked : checkPostgres(bare, code);
}

/** Replaces comments by spaces, so that every token keeps its position and its line. */
function blankComments(text: string, tokens: readonly Token[]): string {
  const ends = [...tokens, { start: text.length, end: text.length }];
  return ends
    .map(({ start, end }, index) => {
      const gap = text.slice(ends[index - 1]?.end ?? 0, start);
      return gap.replaceAll(/[^\r\n]/gu, (unit) => " ".repeat(unit.length)) + text.slice(start, end);
    })
    .join("");
}

/**
 * PostgreSQL has a setting that makes a backslash escape a quote. The text must be a read under that setting as well, or
 * invalid for PostgreSQL.
 */
async function checkOldReading(
  text: string,
  old: LexicalRules | null,
  code: DatabaseCode,
): Promise<GuardProblem | null> {
  if (old === null || !text.includes("\\'")) return null;
  const tokens = readTokens(text, old);
  if ("code" in tokens) return null;
  const written = writeTokens(text, tokens);
  const checked = checkShape(tokens, "postgres") ?? (await checkPostgres(written, code));
  const unclear = tokens.find(({ kind, value }) => kind === "text" && value.includes("'"));
  return ("text" in checked && checked.text === written) ||
    ("code" in checked && checked.code === "not-understood")
    ? null
    : describeUnclearQuotes(unclear ?? null);
}

/** The tokens as PostgreSQL reads them by default; adjacent tokens remain adjacent. */
function writeTokens(text: string, tokens: readonly Token[]): string {
  return tokens
    .map(({ kind, value, start, end }, index) => {
      const gap = start > (tokens[index - 1]?.end ?? start) ? " " : "";
      return gap + (kind === "text" ? `'${value.replaceAll("'", "''")}'` : text.slice(start, end));
    })
    .join("");
}

/** MySQL has settings that change where a quote ends: the calls of that reading must be allowed too. */
function checkOtherReading(
  text: string,
  other: LexicalRules | null,
  dialect: GuardDialect,
): GuardProblem | null {
  if (other === null || !/["\\]/u.test(text)) return null;
  const tokens = readTokens(text, other);
  if ("code" in tokens) return null;
  return checkShape(tokens, dialect) ?? checkCalls(tokens, dialect);
}
