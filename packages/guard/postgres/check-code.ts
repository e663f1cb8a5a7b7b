import { nameSource, type DatabaseCode } from "@askery/model";
import type { GuardProblem } from "../guard-verdict.ts";
import {
  describeOwnField,
  describeOwnFunction,
  describeOwnOperator,
  describeOwnSource,
  describeOwnType,
} from "../problems.ts";
import { findSources, type Source } from "./find-sources.ts";
import { isRecord, readNames, type TreeRecord, type TreeVisit } from "./walk-tree.ts";

/**
 * Finds the code that people added to the database and that a statement runs. PostgreSQL finds functions by name and
 * types of arguments, so an allowed name can be a person's own function.
 */
export function checkCode(visits: readonly TreeVisit[], root: unknown, code: DatabaseCode): CodeFinding {
  const sources = findSources(root);
  const ambiguous: number[] = [];
  for (const { kind, record } of visits) {
    const problem =
      checkOperators(kind, record, code) ??
      checkTable(record, code) ??
      checkType(record, code) ??
      checkField(readNames(record["fields"]), sources, code);
    if (problem !== null) return { kind: "problem", problem, at: record };
    const [name = "", second] = readNames(record["funcname"]);
    if (second !== undefined || !code.functions.has(name)) continue;
    const { location } = record;
    if (!code.overloads.has(name) || typeof location !== "number") {
      return { kind: "problem", problem: describeOwnFunction(name, null), at: record };
    }
    ambiguous.push(location);
  }
  return { kind: "calls", ambiguous };
}

type CodeFinding =
  | { readonly kind: "problem"; readonly problem: GuardProblem; readonly at: TreeRecord }
  /** The positions of calls whose name both PostgreSQL and the database define, in bytes of UTF-8. */
  | { readonly kind: "calls"; readonly ambiguous: readonly number[] };

/** The text with the full names of PostgreSQL's own functions at these positions, in bytes. */
export function qualifyCalls(text: string, offsets: readonly number[]): string {
  const bytes = Buffer.from(text);
  const ends = offsets.toSorted((one, other) => one - other);
  const parts = [0, ...ends].map((start, index) => bytes.subarray(start, ends[index]).toString());
  return parts.join("pg_catalog.");
}

function checkTable(record: TreeRecord, code: DatabaseCode): GuardProblem | null {
  const path = [record["schemaname"], record["relname"]].filter((part) => typeof part === "string");
  const called = code.sources.get(nameSource(path));
  return called === undefined ? null : describeOwnSource(path.join("."), called, null);
}

function checkType(record: TreeRecord, code: DatabaseCode): GuardProblem | null {
  const name = readNames(record["names"]).at(-1);
  return name !== undefined && code.types.has(name) ? describeOwnType(name, null) : null;
}

/** `c.f` calls f(c) if `c` has no column f. */
function checkField(
  path: readonly string[],
  sources: ReadonlyMap<string, readonly Source[]>,
  code: DatabaseCode,
): GuardProblem | null {
  const [qualifier, field] = path.slice(-2);
  if (qualifier === undefined || field === undefined) return null;
  const called = code.fields.get(field);
  if (called === undefined) return null;
  const isColumn = (source: Source): boolean => {
    if (source.kind === "rows") return called.takes !== null || source.columns?.has(field) === true;
    if (source.renamed.size > 0) return source.renamed.has(field);
    const table = nameSource(source.path);
    return called.hiddenIn.has(table) || called.takes?.has(table) === false;
  };
  const found = sources.get(qualifier);
  return found?.every(isColumn) === true ? null : describeOwnField(field, qualifier, null);
}

function checkOperators(kind: string, record: TreeRecord, code: DatabaseCode): GuardProblem | null {
  const name = operatorsIn(kind, record).find((operator) => code.operators.has(operator));
  return name === undefined ? null : describeOwnOperator(name, null);
}

/**
 * The operators that a node looks up by name, whether or not the text contains them. A full name is PostgreSQL's own.
 */
function operatorsIn(kind: string, record: TreeRecord): readonly string[] {
  const written = [record["name"], record["useOp"], record["operName"]]
    .map(readNames)
    .flatMap((path) => (path.length === 1 ? path : []));
  if (kind === "A_Expr") {
    return String(record["kind"]).includes("BETWEEN") ? comparisons : written;
  }
  const compares =
    (kind === "CaseExpr" && isRecord(record["arg"])) ||
    (kind === "JoinExpr" && (record["isNatural"] === true || record["usingClause"] !== undefined)) ||
    (kind === "SubLink" && record["subLinkType"] === "ANY_SUBLINK" && written.length === 0);
  return compares ? ["="] : written;
}

const comparisons = ["<", "<=", ">", ">="];
