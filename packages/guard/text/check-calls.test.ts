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

test("a column may have the name of a clause", () => {
  expect(findClause("SELECT t.into FROM t", "mysql")).toBeNull();
});
