import { guardRules } from "./dialects/guard-rules.ts";
import type { GuardDialect, GuardProblem, GuardVerdict } from "./guard-verdict.ts";
import { maxCharacters } from "./limits.data.ts";
import { checkPostgres } from "./postgres/check-postgres.ts";
import { describeCharacter, describeTooLong, describeUnclearQuotes } from "./problems.ts";
import { checkApplied } from "./text/check-applied.ts";
import { checkCalls } from "./text/check-calls.ts";
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
 */
export async function guardStatement(text: string, dialect: GuardDialect): Promise<GuardVerdict> {
  const problem = await findProblem(text, dialect);
  return problem === null ? { kind: "read" } : { kind: "refused", problem };
}

async function findProblem(text: string, dialect: GuardDialect): Promise<GuardProblem | null> {
  if (text.length > maxCharacters) return describeTooLong(text.length);
  const nul = text.indexOf("\0");
  if (nul >= 0) return describeCharacter("\0", { start: nul, end: nul + 1 });
  const { lexical, otherLexical, parser } = guardRules[dialect];
  const tokens = readTokens(text, lexical);
  if ("code" in tokens) return tokens;
  const problem = checkShape(tokens, dialect) ?? checkMakers(tokens);
  if (problem !== null) return problem;
  if (parser === null) return (await checkPostgres(text)) ?? (await checkOldReading(text, otherLexical));
  return (
    checkCalls(tokens, dialect) ??
    checkApplied(tokens, dialect) ??
    checkOtherReading(text, otherLexical, dialect) ??
    (await checkTree(text, tokens, { dialect, parser }))
  );
}

/**
 * PostgreSQL has a setting that makes a backslash escape a quote. The text must be a read under that setting as well, or
 * invalid for PostgreSQL.
 */
async function checkOldReading(text: string, old: LexicalRules | null): Promise<GuardProblem | null> {
  if (old === null || !text.includes("\\'")) return null;
  const tokens = readTokens(text, old);
  if ("code" in tokens) return null;
  const problem = checkShape(tokens, "postgres") ?? (await checkPostgres(writeTokens(text, tokens)));
  const unclear = tokens.find(({ kind, value }) => kind === "text" && value.includes("'"));
  return problem === null || problem.code === "not-understood"
    ? null
    : describeUnclearQuotes(unclear ?? null);
}

/** The tokens as PostgreSQL reads them by default; adjacent tokens remain adjacent. */
function writeTokens(text: string, tokens: readonly Token[]): string {
  return tokens
    .map(({ kind, value, start, end }, place) => {
      const gap = start > (tokens[place - 1]?.end ?? start) ? " " : "";
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
