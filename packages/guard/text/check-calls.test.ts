import { expect, test } from "vitest";
import { guardRules } from "../dialects/guard-rules.ts";
import type { GuardDialect } from "../guard-verdict.ts";
import { checkCalls } from "./check-calls.ts";
import { readTokens } from "./read-tokens.ts";

/* The tokens alone refuse these, whatever a grammar would say. */

function findClause(text: string, dialect: GuardDialect): string | null {
  const tokens = readTokens(text, guardRules[dialect].lexical);
  expect.assert(!("code" in tokens));
  const problem = checkCalls(tokens, dialect);
  return problem === null ? null : text.slice(problem.span?.start, problem.span?.end);
}

const locks = ["for update", "for share"];

test.each<readonly [dialect: GuardDialect, clauses: readonly string[]]>([
  ["sqlite", ["into", "attach", "pragma"]],
  ["duckdb", ["into", ...locks, "attach", "copy", "pragma"]],
  ["clickhouse", ["into", "apply", "parallel with"]],
  [
    "mysql",
    [
      "into",
      "outfile",
      "dumpfile",
      "procedure",
      "next value for",
      "previous value for",
      "lock in share mode",
      ...locks,
    ],
  ],
])("clauses that do more than read: %s", (dialect, clauses) => {
  for (const clause of clauses) {
    const [first = ""] = clause.split(" ");
    expect([clause, findClause(`SELECT a FROM t ${clause} b`, dialect)]).toEqual([clause, first]);
  }
});

test.each<readonly [dialect: GuardDialect, text: string, symbol: string]>([
  ["mysql", "SELECT @a", "@"],
  ["mysql", "SELECT a := 1", ":"],
  ["clickhouse", "SELECT a \\ b", "\\"],
])("symbols that do more than read: %s: %s", (dialect, text, symbol) => {
  expect(findClause(text, dialect)).toBe(symbol);
});

function findMessage(text: string, dialect: GuardDialect): string | undefined {
  const tokens = readTokens(text, guardRules[dialect].lexical);
  expect.assert(!("code" in tokens));
  return checkCalls(tokens, dialect)?.message;
}

test.each<readonly [GuardDialect, string, string]>([
  ["sqlite", "SELECT audit.filter(1)", "audit.filter"],
  ["duckdb", "SELECT a.b.getenv(1)", "a.b.getenv"],
  ["sqlite", "SELECT (a).lower(1)", ".lower"],
  ["duckdb", "SELECT getenv(a) AS x", "getenv"],
  ["duckdb", `SELECT ${"x".repeat(60)}(1)`, "x".repeat(60)],
  ["duckdb", `SELECT ${"x".repeat(61)}(1)`, `${"x".repeat(60)}…`],
  ["duckdb", "SELECT 1 AS getenv(a + b)", "getenv"],
  ["duckdb", "SELECT 1 AS getenv(a b)", "getenv"],
])("a call is known by its whole name: %s: %s", (dialect, text, name) => {
  expect(findMessage(text, dialect)).toBe(`\`${name}\` is not a function that a query may call.`);
});

test.each<readonly [GuardDialect, string, string]>([
  ["duckdb", "SELECT a FROM t FOR UPDATE", "`FOR UPDATE` is not allowed in a query."],
  ["duckdb", "SELECT a FROM (describe t)", "`DESCRIBE` is not allowed in a query."],
  ["clickhouse", "SELECT system.users", "`system.users` is not something that a query may read from."],
  ["mysql", "SELECT mysql.user FROM t", "`mysql.user` is not something that a query may read from."],
  [
    "sqlite",
    "SELECT a IN main.x.pragma_y FROM t",
    "`main.x.pragma_y` is not something that a query may read from.",
  ],
])("clauses and tables: %s: %s", (dialect, text, message) => {
  expect(findMessage(text, dialect)).toBe(message);
});

test.each<readonly [GuardDialect, string]>([
  ["duckdb", "WITH t (a) AS (SELECT 1), u (b, c) AS (SELECT 2, 3) SELECT a FROM t, u"],
  ["duckdb", "SELECT a FROM (VALUES (1)) v (a), f AS w (b)"],
  ["mysql", "SELECT mysql.* FROM orders mysql"],
  ["mysql", "SELECT MATCH (a) AGAINST ('x')"],
  ["clickhouse", "SELECT a FROM t ORDER BY b WITH FILL INTERPOLATE (c)"],
  ["sqlite", "SELECT a LIKE b ESCAPE ('x')"],
  ["duckdb", "SELECT (show AND a), (load IS NULL) FROM t"],
])("names of the statement itself: %s: %s", (dialect, text) => {
  expect(findMessage(text, dialect)).toBeUndefined();
});

test("a column may have the name of a clause", () => {
  expect(findClause("SELECT t.into FROM t", "mysql")).toBeNull();
});
