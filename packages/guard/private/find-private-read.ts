import type { Span } from "@askery/model";
import { guardRules } from "../dialects/guard-rules.ts";
import type { GuardDialect } from "../guard-verdict.ts";
import { isSymbol } from "../text/check-shape.ts";
import { readTokens, type Token } from "../text/read-tokens.ts";
import { bracketAround, groupTokens, isOneOf, isWord, lastWord, startsQuery } from "./group-tokens.ts";
import { findReferences, type TableReference } from "./find-references.ts";
import type { PrivateColumn } from "./private-column.ts";

/** How a statement may read a private column: by its name, or with all columns of its table. */
export interface PrivateRead {
  readonly kind: "named" | "all";
  readonly column: PrivateColumn;
  readonly span: Span;
}

/**
 * Finds where an allowed statement may read a private column: its name anywhere in the text, `*`, and any other form of
 * a whole row of its table. Compares names without resolving them, so a doubtful case counts as a read.
 */
export function findPrivateRead(
  text: string,
  dialect: GuardDialect,
  columns: readonly PrivateColumn[],
): PrivateRead | null {
  if (columns.length === 0) return null;
  const tokens = readTokens(text, guardRules[dialect].lexical);
  if ("code" in tokens) return null;
  const references = findReferences(tokens, columns);
  const [first] = references;
  if (first === undefined) return findEscapedName(tokens, columns);
  return (
    findNamed(tokens, references) ??
    findEscapedName(tokens, columns) ??
    findWholeRow(tokens, references, dialect)
  );
}

function findNamed(tokens: readonly Token[], references: readonly TableReference[]): PrivateRead | null {
  const secret = new Map(
    references.flatMap(({ columns }) => columns).map((one) => [one.column.toLowerCase(), one]),
  );
  for (const [index, token] of tokens.entries()) {
    const isAlias = isWord(tokens[index - 1], "as") && !isSymbol(tokens[index + 1], ".");
    const column = isName(token) && !isAlias ? secret.get(token.value.toLowerCase()) : undefined;
    if (column !== undefined) return { kind: "named", column, span: spanOf(token) };
  }
  return null;
}

/** `U&"p\0061ssword"` spells a name with escapes, which are not compared. */
function findEscapedName(tokens: readonly Token[], [column]: readonly PrivateColumn[]): PrivateRead | null {
  const index = tokens.findIndex(
    (token, at) => isWord(token, "u") && isSymbol(tokens[at + 1], "&") && tokens[at + 2]?.kind === "name",
  );
  const token = tokens[index];
  return token === undefined || column === undefined ? null : { kind: "named", column, span: spanOf(token) };
}

function findWholeRow(
  tokens: readonly Token[],
  references: readonly TableReference[],
  dialect: GuardDialect,
): PrivateRead | null {
  const groups = groupTokens(tokens);
  const isIn =
    (index: number) =>
    ({ index: at }: TableReference) =>
      groups[at] === groups[index];
  for (const [index, token] of tokens.entries()) {
    const found =
      findStar(tokens, index, references, isIn(index)) ??
      (isAllRows(tokens, index, dialect) ? references.find(isIn(index)) : undefined) ??
      (isRowOf(tokens, index, dialect)
        ? references.find((reference) => reference.index !== index && isCalled(reference, token))
        : undefined);
    const column = found?.columns[0];
    if (column !== undefined) return { kind: "all", column, span: spanOf(token) };
  }
  const renamed = references.find(({ isRenamed }) => isRenamed);
  const [column] = renamed?.columns ?? [];
  const token = renamed && tokens[renamed.index];
  return column === undefined || token === undefined ? null : { kind: "all", column, span: spanOf(token) };
}

/** True for `*` and `users.*`, but not for `count(*)` or a multiplication. */
function findStar(
  tokens: readonly Token[],
  index: number,
  references: readonly TableReference[],
  isHere: (reference: TableReference) => boolean,
): TableReference | undefined {
  const next = tokens[index + 1];
  const isStar =
    isSymbol(tokens[index], "*") &&
    (next === undefined || [",", ")", ";"].some((end) => isSymbol(next, end)) || isOneOf(next, afterStar));
  const isCount = isSymbol(tokens[index - 1], "(") && isWord(tokens[index - 2], "count");
  if (!isStar || isCount) return undefined;
  const owner = isSymbol(tokens[index - 1], ".") ? tokens[index - 2] : undefined;
  return owner === undefined
    ? references.find(isHere)
    : references.find((reference) => isCalled(reference, owner));
}

const afterStar: ReadonlySet<string> = new Set(
  "from exclude except replace rename apply like ilike not similar glob union intersect where order limit".split(
    " ",
  ),
);

/** `TABLE users`, and in DuckDB `FROM users`, `PIVOT users`, `COLUMNS(…)`: all columns without a star. */
function isAllRows(tokens: readonly Token[], index: number, dialect: GuardDialect): boolean {
  const token = tokens[index];
  if (isSymbol(tokens[index - 1], ".")) return false;
  if (isWord(token, "table")) return true;
  if (isWord(token, "columns") && isSymbol(tokens[index + 1], "(")) return true;
  if (dialect !== "duckdb") return false;
  if (isOneOf(token, wholeTables)) return true;
  return (
    isWord(token, "from") && lastWord(tokens, index, startingWords) !== "select" && !isInCall(tokens, index)
  );
}

const wholeTables: ReadonlySet<string> = new Set(["pivot", "unpivot", "summarize", "describe"]);
const startingWords: ReadonlySet<string> = new Set(["select", "union", "except", "intersect"]);

/** True if the table's name is used as a value: its whole row. */
function isRowOf(tokens: readonly Token[], index: number, dialect: GuardDialect): boolean {
  const token = tokens[index];
  if ((dialect !== "postgres" && dialect !== "duckdb") || token === undefined || !isName(token)) return false;
  if ([".", "("].some((symbol) => isSymbol(tokens[index + 1], symbol))) return false;
  if (isSymbol(tokens[index - 1], ".") || isWord(tokens[index - 1], "as")) return false;
  return isInCall(tokens, index) || !joining.has(lastWord(tokens, index, clauses) ?? "");
}

/** True inside the brackets of a function call, where FROM does not name tables: `trim(both FROM name)`. */
function isInCall(tokens: readonly Token[], index: number): boolean {
  const open = bracketAround(tokens, index);
  const before = tokens[open - 1];
  return (
    !startsQuery(tokens[open + 1]) && before !== undefined && isName(before) && !isOneOf(before, joining)
  );
}

const clauses: ReadonlySet<string> = new Set(
  "select from join where group having order limit on using window qualify union except intersect with".split(
    " ",
  ),
);
const joining: ReadonlySet<string> = new Set(["from", "join"]);

function isCalled({ names }: TableReference, { value }: Token): boolean {
  return names.includes(value.toLowerCase());
}

function isName({ kind }: Token): boolean {
  return kind === "word" || kind === "name";
}

function spanOf({ start, end }: Token): Span {
  return { start, end };
}
