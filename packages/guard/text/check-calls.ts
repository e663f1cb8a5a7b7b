import type { GuardDialect, GuardProblem } from "../guard-verdict.ts";
import { describeClause, describeFunction, describeNotUnderstood, describeSource } from "../problems.ts";
import { guardRules, perDialect } from "../dialects/guard-rules.ts";
import { isAllowedFunction } from "../functions/allowed-functions.ts";
import { canReadTable, isRestrictedSchema } from "../sources/check-source.ts";
import { toWords } from "../words.ts";
import { isSymbol } from "./check-shape.ts";
import type { Token } from "./read-tokens.ts";
import { keywords, statementWords } from "./words.data.ts";

/**
 * Checks tokens only: the word before a bracket must be a word of the language, an allowed function, or a name that the
 * statement itself defines. It does not rely on a grammar, so it sees parts that a parser may drop.
 */
export function checkCalls(tokens: readonly Token[], dialect: GuardDialect): GuardProblem | null {
  return (
    checkClauses(tokens, dialect) ??
    firstProblem(
      tokens,
      (index) =>
        checkCall(tokens, index, dialect) ??
        checkSchema(tokens, index, dialect) ??
        checkMember(tokens, index, dialect) ??
        checkInner(tokens, index),
    )
  );
}

function firstProblem(
  tokens: readonly Token[],
  check: (index: number) => GuardProblem | null,
): GuardProblem | null {
  for (const index of tokens.keys()) {
    const problem = check(index);
    if (problem !== null) return problem;
  }
  return null;
}

function checkClauses(tokens: readonly Token[], dialect: GuardDialect): GuardProblem | null {
  const { clauses, symbols } = guardRules[dialect];
  const listed = clauses.map((clause) => clause.split(" "));
  return firstProblem(tokens, (index) => {
    const token = tokens[index];
    if (token === undefined) return null;
    if (token.kind === "symbol") {
      const found = symbols.find((symbol) =>
        Array.from(symbol).every((character, step) => isSymbol(tokens[index + step], character)),
      );
      return found === undefined ? null : describeClause(found, token);
    }
    if (token.kind !== "word" || isSymbol(tokens[index - 1], ".")) return null;
    const found = listed.find((words) =>
      words.every((word, step) => {
        const next = tokens[index + step];
        return next?.kind === "word" && next.value === word;
      }),
    );
    return found === undefined ? null : describeClause(found.join(" ").toUpperCase(), token);
  });
}

function checkCall(tokens: readonly Token[], index: number, dialect: GuardDialect): GuardProblem | null {
  const token = tokens[index];
  if (token === undefined || !isSymbol(tokens[index + 1], "(")) return null;
  if (token.kind === "number") return describeNotUnderstood(token.value, token);
  if (token.kind !== "word" && token.kind !== "name") return null;
  const path = pathBefore(tokens, index);
  const name = token.value.toLowerCase();
  if (path.length === 1) {
    if (token.kind === "word" && wordsOf(dialect).has(name)) return null;
    if (isNamedHere(tokens, index)) return null;
  }
  if (isAllowedFunction(name, dialect) && (path.length === 1 || guardRules[dialect].chainsCalls)) return null;
  return describeFunction(path.join("."), token);
}

/** Words of the language that a bracket may follow. */
const wordsOf = perDialect((rules) => toWords(keywords, rules.keywords, rules.typeWords));

/** The parts of a dotted name up to an index. */
function pathBefore(tokens: readonly Token[], index: number): readonly string[] {
  const path: string[] = [];
  for (let at = index; at >= 0; at -= 2) {
    const token = tokens[at];
    if (token === undefined || (token.kind !== "word" && token.kind !== "name")) break;
    path.unshift(token.value);
    if (!isSymbol(tokens[at - 1], ".")) break;
  }
  return isSymbol(tokens[index - 1], ".") && path.length === 1 ? ["", ...path] : path;
}

/** `AS t (a, b)`, `) t (a, b)`, `WITH t (a, b) AS`: a name followed only by the names of its columns. */
function isNamedHere(tokens: readonly Token[], index: number): boolean {
  let at = index + 2;
  for (; ; at += 2) {
    const kind = tokens[at]?.kind;
    if (kind !== "word" && kind !== "name") return false;
    if (!isSymbol(tokens[at + 1], ",")) break;
  }
  if (!isSymbol(tokens[at + 1], ")")) return false;
  const before = tokens[index - 1];
  const after = tokens[at + 2];
  const isCte =
    isWord(after, "as") && (isWord(before, "with") || isWord(before, "recursive") || isSymbol(before, ","));
  return isCte || isWord(before, "as") || isSymbol(before, ")");
}

function isWord(token: Token | undefined, value: string): boolean {
  return token?.kind === "word" && token.value === value;
}

/** A system schema, however the grammar interprets its name. */
function checkSchema(tokens: readonly Token[], index: number, dialect: GuardDialect): GuardProblem | null {
  const [schema, dot, table] = tokens.slice(index, index + 3);
  if (schema === undefined || table === undefined || !isSymbol(dot, ".")) return null;
  if (!isName(schema) || !isName(table) || isSymbol(tokens[index - 1], ".")) return null;
  if (!isRestrictedSchema(schema.value, dialect)) return null;
  const path = [schema.value, table.value];
  return canReadTable(path, dialect) ? null : describeSource(path.join("."), schema);
}

/** `x IN pragma_database_list`: a table without FROM. */
function checkMember(tokens: readonly Token[], index: number, dialect: GuardDialect): GuardProblem | null {
  const first = tokens[index];
  if (first === undefined || !isName(first) || !isWord(tokens[index - 1], "in")) return null;
  const path = [first.value];
  for (let at = index + 1; isSymbol(tokens[at], "."); at += 2) path.push(tokens[at + 1]?.value ?? "");
  return canReadTable(path, dialect) ? null : describeSource(path.join("."), first);
}

const starts = toWords(statementWords);
const operators = toWords(
  "and as asc between collate desc ilike in is isnull like not notnull or over rlike then",
);

/** `(DESCRIBE orders)`: a bracket, a statement's first word, and its subject. */
function checkInner(tokens: readonly Token[], index: number): GuardProblem | null {
  const [open, token, next] = tokens.slice(index, index + 3);
  if (!isSymbol(open, "(") || token?.kind !== "word" || !starts.has(token.value)) return null;
  if (next === undefined || next.kind === "symbol" || next.kind === "number") return null;
  if (next.kind === "word" && operators.has(next.value)) return null;
  return describeClause(token.value.toUpperCase(), token);
}

function isName({ kind }: Token): boolean {
  return kind === "word" || kind === "name";
}
