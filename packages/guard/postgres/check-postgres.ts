import { noCode, type DatabaseCode, type Span } from "@askery/model";
import type { GuardProblem } from "../guard-verdict.ts";
import { isAllowedFunction } from "../functions/allowed-functions.ts";
import {
  describeClause,
  describeEndless,
  describeFunction,
  describeNotARead,
  describeNotUnderstood,
  describeSeveralStatements,
  describeSource,
} from "../problems.ts";
import { canReadTable } from "../sources/check-source.ts";
import { toWords } from "../words.ts";
import { checkCode, qualifyCalls } from "./check-code.ts";
import { findEndless } from "./find-endless.ts";
import { findFunctionAliases, type FunctionAliases } from "./find-function-aliases.ts";
import {
  postgresClauses,
  postgresFields,
  postgresFunctionColumns,
  postgresNodeNames,
  postgresNodes,
  postgresSampling,
} from "./nodes.data.ts";
import { parsePostgres } from "./parse-postgres.ts";
import { readNames, walkTree, type TreeRecord, type TreeVisit } from "./walk-tree.ts";

const nodes = toWords(postgresNodes);
const fields = toWords(postgresFields);
const sampling = toWords(postgresSampling);

/** A problem, or the text to run, in which no name can mean code of the database. */
export type CheckedPostgres = GuardProblem | { readonly text: string };

/** Parses a statement with PostgreSQL's own grammar, and checks every node. */
export async function checkPostgres(text: string, code: DatabaseCode): Promise<CheckedPostgres> {
  const parsed = await parsePostgres(text);
  if (parsed.kind === "failed") return describeNotUnderstood(parsed.near, parsed.span);
  const [root, second] = parsed.statements;
  if (second !== undefined) return describeSeveralStatements(null);
  const kind = Object.keys(root ?? {})[0] ?? "";
  if (kind !== "SelectStmt") return describeNotARead(nameNode(kind), null);
  const visits = [...walkTree(root)];
  const aliases = findFunctionAliases(visits);
  for (const visit of visits) {
    const problem = checkVisit(visit, aliases);
    if (problem !== null) return { ...problem, span: spanOf(visit.record["location"], text) };
  }
  const endless = findEndless(visits);
  if (endless !== null) return describeEndless(endless, null);
  if (code === noCode) return { text };
  const found = checkCode(visits, root, code);
  if (found.kind === "problem") return { ...found.problem, span: spanOf(found.at["location"], text) };
  // Check the rewritten text too, because it is what will run.
  return found.ambiguous.length === 0 ? { text } : checkPostgres(qualifyCalls(text, found.ambiguous), code);
}

function checkVisit({ kind, record }: TreeVisit, aliases: FunctionAliases): GuardProblem | null {
  if (kind !== "" && !nodes.has(kind)) return describeClause(nameNode(kind), null);
  const odd = Object.keys(record).find((field) => !fields.has(field));
  if (odd !== undefined) return describeClause(postgresClauses[odd] ?? odd, null);
  const check = checks[kind];
  return check === undefined ? null : check(record, aliases);
}

function nameNode(kind: string): string {
  return postgresNodeNames[kind] ?? kind.replace(/Stmt$/u, "").toUpperCase();
}

type Check = (record: TreeRecord, aliases: FunctionAliases) => GuardProblem | null;

const checks: Readonly<Record<string, Check>> = {
  FuncCall: (record) => {
    const name = readNames(record["funcname"]);
    return isAllowed(name, (called) => isAllowedFunction(called, "postgres"))
      ? null
      : describeFunction(name.join("."), null);
  },
  RangeVar: (record) => {
    const path = [record["catalogname"], record["schemaname"], record["relname"]].filter(
      (part) => typeof part === "string",
    );
    return canReadTable(path, "postgres") ? null : describeSource(path.join("."), null);
  },
  RangeTableSample: (record) => {
    const name = readNames(record["method"]);
    return isAllowed(name, (method) => sampling.has(method)) ? null : describeFunction(name.join("."), null);
  },
  A_Expr: (record) => checkOperator(record["name"]),
  SortBy: (record) => checkOperator(record["useOp"]),
  SubLink: (record) => checkOperator(record["operName"]),
  A_Indirection: (record) => checkFields(record["indirection"]),
  ColumnRef: (record, aliases) => checkColumn(readNames(record["fields"]), aliases),
};

/** `pg_catalog` contains PostgreSQL's own objects; other schemas may contain anything. */
function isAllowed(name: readonly string[], allows: (name: string) => boolean): boolean {
  const [first, second, third] = name;
  if (third !== undefined || first === undefined) return false;
  return second === undefined ? allows(first) : first === "pg_catalog" && allows(second);
}

function checkOperator(name: unknown): GuardProblem | null {
  const path = readNames(name);
  if (path.length <= 1 || path[0] === "pg_catalog") return null;
  return describeFunction(`OPERATOR(${path.join(".")})`, null);
}

/**
 * If x has no field f, PostgreSQL reads `(x).f` as f(x), whatever x is: `(path).pg_read_file` reads a file. Only the
 * fields that PostgreSQL's own functions return are allowed.
 */
function checkFields(indirection: unknown): GuardProblem | null {
  const name = readNames(indirection).find((field) => !functionFields.has(field));
  return name === undefined ? null : describeFunction(name, null);
}

const functionFields = toWords(postgresFunctionColumns);

/** `g.f` also means f(g) if g is a function in FROM that returns single values. */
function checkColumn(path: readonly string[], aliases: FunctionAliases): GuardProblem | null {
  const [qualifier = "", field, ...rest] = path;
  if (field === undefined) return null;
  if (rest.length > 0 || !aliases.has(qualifier)) return null;
  const columns = aliases.get(qualifier);
  return columns?.has(field) === true || functionFields.has(field) || field === qualifier
    ? null
    : describeFunction(field, null);
}

/** Converts PostgreSQL's positions, which count bytes of UTF-8. */
function spanOf(location: unknown, text: string): Span | null {
  if (typeof location !== "number" || location < 0) return null;
  const start = Buffer.from(text).subarray(0, location).toString().length;
  const [part = ""] = /^(?:[\p{L}\p{N}_$.]+|.)/u.exec(text.slice(start)) ?? [];
  return { start, end: start + part.length };
}
