import type { DialectRules } from "../dialects/dialect-rules.ts";
import { guardRules } from "../dialects/guard-rules.ts";
import type { GuardDialect, GuardProblem } from "../guard-verdict.ts";
import { isAllowedFunction, isAllowedTableFunction } from "../functions/allowed-functions.ts";
import {
  describeClause,
  describeEndless,
  describeFile,
  describeFunction,
  describeNotARead,
  describeNotUnderstood,
  describeSeveralStatements,
  describeSource,
  describeTooDeep,
} from "../problems.ts";
import { canReadTable } from "../sources/check-source.ts";
import { isFileName } from "../sources/is-file-name.ts";
import type { Token } from "../text/read-tokens.ts";
import { toWords } from "../words.ts";
import { findEndlessCte } from "./find-endless-cte.ts";
import { parseTree } from "./parse-tree.ts";
import { printPlainly } from "./print-plainly.ts";
import { isNothing, isRecord, nodeOf, walkRecords, type TreeRecord } from "./tree-record.ts";
import { treeClauses, treeFields, treeKinds, treeNames, treeRoots, treeSources } from "./vocabulary.data.ts";

const vocabulary = toWords(treeKinds, treeFields);
const clauses = toWords(treeClauses);
const roots = toWords(treeRoots);
const sources = toWords(treeSources);

/** A dialect that the parser knows. */
interface TreeGrammar {
  readonly dialect: GuardDialect;
  readonly parser: NonNullable<DialectRules["parser"]>;
}

interface TreeFacts {
  readonly dialect: GuardDialect;
  /** Every quoted text of the statement. */
  readonly texts: ReadonlySet<string>;
}

/** Parses a statement with a grammar for its dialect, and checks every node. */
export async function checkTree(
  text: string,
  tokens: readonly Token[],
  { dialect, parser }: TreeGrammar,
): Promise<GuardProblem | null> {
  const facts = { dialect, texts: new Set(tokens.filter(isText).map(({ value }) => value)) };
  const parsed = await parseTree(printPlainly(text, tokens, guardRules[dialect]), parser);
  if (parsed.kind === "failed") {
    return parsed.isTooDeep ? describeTooDeep(null) : describeNotUnderstood(null, null);
  }
  const problem = checkStatements(parsed.statements, facts);
  return problem === null ? null : { ...problem, span: spanOf(problem, tokens) };
}

function isText({ kind }: Token): boolean {
  return kind === "text";
}

function checkStatements(statements: readonly unknown[], facts: TreeFacts): GuardProblem | null {
  const [root, second] = statements;
  if (second !== undefined) return describeSeveralStatements(null);
  const kind = isRecord(root) ? (Object.keys(root)[0] ?? "") : "";
  if (kind === "command" || kind === "") return describeNotUnderstood(null, null);
  if (!roots.has(kind)) return describeNotARead(kind.replaceAll("_", " ").toUpperCase(), null);
  for (const record of walkRecords(root)) {
    const problem = checkWords(record) ?? checkNamed(record, facts.dialect) ?? checkSources(record, facts);
    if (problem !== null) return problem;
  }
  const endless = findEndlessCte(root, guardRules[facts.dialect].recursesLazily);
  return endless === null ? null : describeEndless(endless, null);
}

function checkWords(record: TreeRecord): GuardProblem | null {
  const isSelect = "where_clause" in record;
  for (const [name, value] of Object.entries(record)) {
    if (isNothing(value) || (vocabulary.has(name) && !(isSelect && clauses.has(name)))) continue;
    return describeClause(treeNames[name] ?? name.replaceAll("_", " "), null);
  }
  return null;
}

/** The names of called functions, as the grammar returns them. */
function checkNamed(record: TreeRecord, dialect: GuardDialect): GuardProblem | null {
  for (const kind of ["function", "aggregate_function"]) {
    const name = isRecord(record[kind]) ? record[kind]["name"] : undefined;
    if (typeof name === "string" && !isCallable(name, dialect)) return describeFunction(name, null);
  }
  const method = isRecord(record["method_call"]) ? record["method_call"]["method"] : undefined;
  const name = isRecord(method) ? method["name"] : undefined;
  if (method === undefined) return null;
  return typeof name === "string" && isAllowedFunction(name.toLowerCase(), dialect)
    ? null
    : describeFunction(String(name), null);
}

function isCallable(name: string, dialect: GuardDialect): boolean {
  const lower = name.toLowerCase();
  return isAllowedFunction(lower, dialect) || isAllowedTableFunction(lower, dialect) || builtIn.has(lower);
}

/** Words of the language that the grammar returns as calls. */
const builtIn = new Set([
  "array",
  "columns",
  "cube",
  "exists",
  "grouping",
  "grouping sets",
  "rollup",
  "row",
  "values",
]);

function checkSources(record: TreeRecord, facts: TreeFacts): GuardProblem | null {
  if (isRecord(record["table"]) && isRecord(record["table"]["name"])) {
    const named = checkTable(record["table"], facts);
    if (named !== null) return named;
  }
  for (const source of sourcesOf(record)) {
    const problem = checkSource(source, facts);
    if (problem !== null) return problem;
  }
  return null;
}

/** The sources in the FROM clauses and joins of a node. */
export function sourcesOf(record: TreeRecord): readonly unknown[] {
  const found: unknown[] = [];
  const from = record["from"];
  if (isRecord(from) && Array.isArray(from["expressions"])) found.push(...(from["expressions"] as unknown[]));
  const joins = record["joins"];
  if (Array.isArray(joins)) {
    for (const join of joins as unknown[]) {
      // ClickHouse's ARRAY JOIN is followed by expressions.
      if (isRecord(join) && !/Array/u.test(String(join["kind"]))) found.push(join["this"]);
    }
  }
  for (const name of ["lateral", "pivot", "unpivot", "table_sample", "joined_table"]) {
    const node = record[name];
    if (isRecord(node)) found.push(node["this"] ?? node["left"]);
  }
  return found.filter((source) => !isNothing(source) && source !== undefined);
}

function checkSource(source: unknown, { dialect, texts }: TreeFacts): GuardProblem | null {
  const { kind, record } = nodeOf(source);
  if (kind === "alias" || kind === "paren") return checkSource(record["this"], { dialect, texts: noTexts });
  if (kind === "function") {
    const name = String(record["name"]);
    return isAllowedTableFunction(name.toLowerCase(), dialect) ? null : describeSource(name, null);
  }
  if (kind === "subquery") return checkInner(record["this"]);
  if (kind === "column") {
    return checkTable({ schema: record["table"], name: record["name"] }, { dialect, texts });
  }
  if (sources.has(kind) || isAllowedTableFunction(kind, dialect)) return null;
  return describeSource(kind, null);
}

function checkInner(query: unknown): GuardProblem | null {
  const { kind } = nodeOf(query);
  return roots.has(kind) || sources.has(kind) ? null : describeSource(kind, null);
}

const noTexts: ReadonlySet<string> = new Set();

function checkTable(table: TreeRecord, { dialect, texts }: TreeFacts): GuardProblem | null {
  const path = [table["catalog"], table["schema"], table["name"]].flatMap((part) =>
    isRecord(part) && typeof part["name"] === "string" ? [part["name"]] : [],
  );
  const name = path.join(".");
  if (guardRules[dialect].takesNamesForFiles) {
    const quoted = isRecord(table["name"]) && table["name"]["quoted"] === true;
    if (isFileName(path) || (quoted && texts.has(path.at(-1) ?? ""))) return describeFile(name, null);
  }
  return canReadTable(path, dialect) ? null : describeSource(name, null);
}

/** The position of the name in a problem's message, if the text contains it once. */
function spanOf({ message, span }: GuardProblem, tokens: readonly Token[]): GuardProblem["span"] {
  const name = /`([^`]+)`/u.exec(message)?.[1]?.toLowerCase() ?? "";
  for (const wanted of [name, name.split(".").at(-1)]) {
    const [first, second] = tokens.filter(({ value }) => value.toLowerCase() === wanted);
    if (first !== undefined) return second === undefined ? { start: first.start, end: first.end } : span;
  }
  return span;
}
