import { guardRules } from "../dialects/guard-rules.ts";
import type { GuardDialect } from "../guard-verdict.ts";
import { parsePostgres } from "../postgres/parse-postgres.ts";
import { walkTree } from "../postgres/walk-tree.ts";
import { isSymbol } from "../text/check-shape.ts";
import { readTokens, type Token } from "../text/read-tokens.ts";
import { sourcesOf } from "../tree/check-tree.ts";
import { parseTree } from "../tree/parse-tree.ts";
import { printPlainly } from "../tree/print-plainly.ts";
import { isRecord, nodeOf, walkRecords, type TreeRecord } from "../tree/tree-record.ts";

/** A table as a statement names it: catalog, schema and table; the first ones may be left out. */
export type ReadPath = readonly string[];

/** The tables that a statement may read, and the names that it defines itself. */
export interface Reads {
  /** Also names of common table expressions. */
  readonly paths: readonly ReadPath[];
  /** The common table expressions of all its queries. */
  readonly defined: readonly string[];
  /** Those of the outermost WITH, which hold in the whole statement. */
  readonly definedForAll: readonly string[];
  /** Names that a WITH gives to values, as in ClickHouse's `WITH 1 AS one`. They name no rows. */
  readonly valued: readonly string[];
  /** A common table expression that is read by itself or an earlier one, where the name may be a table's; null if none is. */
  readonly readAhead: string | null;
  /**
   * Names that the common table expressions of inner WITHs read without defining them before. MariaDB takes them for tables,
   * even if an outer WITH defines them.
   */
  readonly readInside: readonly string[];
}

/**
 * Finds the tables that an allowed statement may read. A doubtful case counts as a read.
 *
 * @returns null for a text that is not understood, and for a statement with another form than a query: `PIVOT t`
 */
export async function findReads(text: string, dialect: GuardDialect): Promise<Reads | null> {
  const tokens = readTokens(text, guardRules[dialect].lexical);
  if ("code" in tokens || !isQuery(tokens)) return null;
  const found = await (dialect === "postgres" ? findInPostgres(text) : findInTree(text, tokens, dialect));
  return found && { ...found, paths: [...found.paths, ...findAfterWords(tokens, dialect)] };
}

function isQuery(tokens: readonly Token[]): boolean {
  const first = tokens.find((token) => !isSymbol(token, "("));
  return first?.kind === "word" && starts.has(first.value);
}

const starts: ReadonlySet<string> = new Set(["select", "with", "values", "from", "table"]);

async function findInPostgres(text: string): Promise<Reads | null> {
  const parsed = await parsePostgres(text);
  if (parsed.kind === "failed") return null;
  const [root] = parsed.statements;
  const clauses: WithClause[] = [];
  for (const { record } of walkTree(root)) {
    if (isRecord(record["withClause"])) clauses.push(readWith(record["withClause"], readPostgresName));
  }
  const outermost = isRecord(root) && isRecord(root["SelectStmt"]) ? root["SelectStmt"]["withClause"] : null;
  const found = summarize(pathsInPostgres(root), clauses, {
    outermost: isRecord(outermost) ? readWith(outermost, readPostgresName) : null,
    pathsIn: pathsInPostgres,
  });
  return { ...found, readInside: [] };
}

function pathsInPostgres(root: unknown): readonly ReadPath[] {
  return [...walkTree(root)].flatMap(({ kind, record }) =>
    kind === "RangeVar" ? [pathOf([record["catalogname"], record["schemaname"], record["relname"]])] : [],
  );
}

function readPostgresName(one: TreeRecord): unknown {
  return isRecord(one["CommonTableExpr"]) ? one["CommonTableExpr"]["ctename"] : null;
}

async function findInTree(
  text: string,
  tokens: readonly Token[],
  dialect: GuardDialect,
): Promise<Reads | null> {
  const rules = guardRules[dialect];
  if (rules.parser === null) return null;
  const parsed = await parseTree(printPlainly(text, tokens, rules), rules.parser);
  if (parsed.kind === "failed") return null;
  const [root] = parsed.statements;
  const clauses = [...walkRecords(root)].flatMap(({ with: clause }) =>
    isRecord(clause) ? [readWith(clause, readTreeName)] : [],
  );
  const outermost = nodeOf(root).record["with"];
  const found = summarize(pathsInTree(root), clauses, {
    outermost: isRecord(outermost) ? readWith(outermost, readTreeName) : null,
    pathsIn: pathsInTree,
  });
  const inner = [...walkRecords(root)].map((record) => record["with"]).filter((one) => one !== outermost);
  return { ...found, readInside: inner.flatMap((clause) => (isRecord(clause) ? listFree(clause) : [])) };
}

function pathsInTree(root: unknown): readonly ReadPath[] {
  return [...walkRecords(root)].flatMap(pathsOfRecord);
}

function pathsOfRecord(record: TreeRecord): readonly ReadPath[] {
  return [
    ...(isRecord(record["table"]) && isRecord(record["table"]["name"]) ? [pathOfTable(record["table"])] : []),
    ...sourcesOf(record).flatMap(pathsOfSource),
    ...pathsOfCall(record["function"]),
  ];
}

/** Names that the queries of a WITH read, and neither it nor a WITH inside of them defines before. */
function listFree(clause: TreeRecord): readonly string[] {
  const { ctes, isRecursive } = readWith(clause, readTreeName);
  return ctes.flatMap(({ body }, index) => {
    const before = ctes.slice(0, isRecursive ? index + 1 : index).map(({ name }) => name);
    return listFreeIn(body).filter((name) => !before.includes(name));
  });
}

function listFreeIn(root: TreeRecord): readonly string[] {
  const free: string[] = [];
  const waiting: unknown[] = [root];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (Array.isArray(next)) waiting.push(...(next as unknown[]));
    if (!isRecord(next)) continue;
    const clause = next["with"];
    if (!isRecord(clause)) {
      free.push(...pathsOfRecord(next).flatMap((path) => (path.length === 1 ? path : [])));
      waiting.push(...Object.values(next));
      continue;
    }
    const own = readWith(clause, readTreeName).ctes.map(({ name }) => name);
    free.push(
      ...listFree(clause),
      ...listFreeIn({ ...next, with: null }).filter((name) => !own.includes(name)),
    );
  }
  return free;
}

/** ClickHouse's calls that read what an argument names, such as `in(x, t)`, count as reads of a table with their name. */
function pathsOfCall(call: unknown): readonly ReadPath[] {
  const name = isRecord(call) ? String(call["name"]) : "";
  return readingCalls.test(name) ? [[name]] : [];
}

const readingCalls = /^(?:(?:global)?(?:not)?(?:null)?in(?:ignoreset)?|dict\w+|region\w+)$/iu;

function readTreeName(one: TreeRecord): unknown {
  return nameOf(one["alias"]);
}

/** The common table expressions of one query, in order. */
interface WithClause {
  readonly isRecursive: boolean;
  readonly ctes: readonly NamedQuery[];
  readonly valued: readonly string[];
}

interface NamedQuery {
  readonly name: string;
  readonly body: TreeRecord;
}

function readWith(clause: TreeRecord, readName: (one: TreeRecord) => unknown): WithClause {
  const list: unknown = clause["ctes"];
  const named = (Array.isArray(list) ? (list as unknown[]) : []).flatMap((one): readonly NamedQuery[] => {
    const name = isRecord(one) ? readName(one) : null;
    return isRecord(one) && typeof name === "string" ? [{ name, body: one }] : [];
  });
  return {
    isRecursive: clause["recursive"] === true,
    ctes: named.filter((one) => !isValue(one)),
    valued: named.filter(isValue).map(({ name }) => name),
  };
}

/** The grammar reads `WITH 1 AS one` like `WITH one AS (…)`, with its parts the other way around. */
function isValue({ body }: NamedQuery): boolean {
  return "this" in body && body["alias_first"] !== true;
}

interface Outermost {
  readonly outermost: WithClause | null;
  readonly pathsIn: (root: unknown) => readonly ReadPath[];
}

function summarize(
  paths: readonly ReadPath[],
  clauses: readonly WithClause[],
  { outermost, pathsIn }: Outermost,
): Omit<Reads, "readInside"> {
  const namesOf = ({ ctes }: WithClause) => ctes.map(({ name }) => name);
  return {
    paths,
    defined: clauses.flatMap(namesOf),
    definedForAll: outermost === null ? [] : namesOf(outermost),
    valued: clauses.flatMap((clause) => clause.valued),
    readAhead: clauses.map((clause) => findReadAhead(clause, pathsIn)).find((name) => name !== null) ?? null,
  };
}

function findReadAhead(
  { ctes, isRecursive }: WithClause,
  pathsIn: (root: unknown) => readonly ReadPath[],
): string | null {
  for (const [index, { body }] of ctes.entries()) {
    const later = ctes.slice(isRecursive ? index + 1 : index).map(({ name }) => name.toLowerCase());
    const read = pathsIn(body).find(
      (path) => path.length === 1 && later.includes(path[0]?.toLowerCase() ?? ""),
    );
    if (read !== undefined) return read[0] ?? null;
  }
  return null;
}

function pathsOfSource(source: unknown): readonly ReadPath[] {
  const { kind, record } = nodeOf(source);
  if (kind === "alias" || kind === "paren") return pathsOfSource(record["this"]);
  if (kind === "column") return [pathOf([nameOf(record["table"]), nameOf(record["name"])])];
  // A function that lists the tables of the database.
  return kind === "function" && /^(?:duckdb|pragma|sqlite)_/iu.test(String(record["name"]))
    ? [[String(record["name"])]]
    : [];
}

function pathOfTable(table: TreeRecord): ReadPath {
  return pathOf([table["catalog"], table["schema"], table["name"]].map(nameOf));
}

function nameOf(part: unknown): unknown {
  return isRecord(part) ? part["name"] : part;
}

function pathOf(parts: readonly unknown[]): ReadPath {
  return parts.filter((part): part is string => typeof part === "string" && part !== "");
}

/** `TABLE t`, in SQLite and ClickHouse `x IN t`, in ClickHouse `x IN (t)`: tables that the grammar reads as columns. */
function findAfterWords(tokens: readonly Token[], dialect: GuardDialect): readonly ReadPath[] {
  const words = dialect === "sqlite" || dialect === "clickhouse" ? ["table", "in"] : ["table"];
  return tokens.flatMap((token, index): readonly ReadPath[] => {
    const isLead = token.kind === "word" && words.includes(token.value) && !isSymbol(tokens[index - 1], ".");
    if (!isLead) return [];
    const bare = readPathAt(tokens, index + 1);
    if (bare.length > 0 || dialect !== "clickhouse") return bare.length === 0 ? [] : [bare];
    let at = index + 1;
    while (isSymbol(tokens[at], "(")) at += 1;
    const path = readPathAt(tokens, at);
    return path.length > 0 && isSymbol(tokens[at + path.length * 2 - 1], ")") ? [path] : [];
  });
}

function readPathAt(tokens: readonly Token[], start: number): ReadPath {
  const path: string[] = [];
  for (let at = start; isName(tokens[at]); at += 2) {
    path.push(tokens[at]?.value ?? "");
    if (!isSymbol(tokens[at + 1], ".")) break;
  }
  return path;
}

export function isName(token: Token | undefined): boolean {
  return token?.kind === "word" || token?.kind === "name";
}
