import { expect, test } from "vitest";
import { guardRules } from "../dialects/guard-rules.ts";
import type { GuardDialect } from "../guard-verdict.ts";
import { readTokens } from "../text/read-tokens.ts";
import { printPlainly } from "./print-plainly.ts";

/** What the parser gets. */
function print(text: string, dialect: GuardDialect): string {
  const tokens = readTokens(text, guardRules[dialect].lexical);
  expect.assert(!("code" in tokens));
  return printPlainly(text, tokens, guardRules[dialect]).replaceAll(/ +/g, " ");
}

test.each<readonly [GuardDialect, string, string]>([
  ["mysql", "SELECT 1 ; ;", "SELECT 1"],
  ["mysql", "SELECT /* x */ 1 -- y", "SELECT 1"],
  ["mysql", "SELECT ?, '?', '' FROM t", "SELECT 0 , '?', '' FROM t"],
  ["sqlite", "SELECT ?1, :name, @x, $y", "SELECT 0 , 0 , 0 , 0 "],
  ["duckdb", "SELECT a // b, a / b, a/b", "SELECT a / b, a / b, a/b"],
  ["sqlite", "SELECT a / b", "SELECT a / b"],
  ["clickhouse", "SELECT a // b", "SELECT a // b"],
  ["duckdb", "SELECT ?", "SELECT 0 "],
  ["duckdb", "SELECT a WHERE NOT a LIKE b", "SELECT a WHERE - a LIKE b"],
  ["duckdb", "SELECT (NOT a), (NOT EXISTS (SELECT 1))", "SELECT (- a), (NOT EXISTS (SELECT 1))"],
  ["duckdb", "SELECT 1, NOT a, [NOT b], c = NOT d", "SELECT 1, - a, [- b], c = - d"],
  ["duckdb", "SELECT a NOT IN (1), b IS NOT NULL", "SELECT a NOT IN (1), b IS NOT NULL"],
])("%s: %s", (dialect, text, printed) => {
  expect(print(text, dialect)).toBe(printed);
});

test.each([
  ["PIVOT t ON a USING sum(b) GROUP BY c ORDER BY d", "SELECT a, sum(b) FROM t GROUP BY c ORDER BY d"],
  ["PIVOT t ON a", "SELECT a FROM t "],
  ["PIVOT t ON a LIMIT 3", "SELECT a FROM t LIMIT 3"],
  ["PIVOT t ON a ORDER BY using", "SELECT a FROM t ORDER BY using"],
  ["PIVOT t ON a USING first([group]), max({order: b})", "SELECT a, first([group]), max({order: b}) FROM t "],
  ["PIVOT (SELECT a FROM t JOIN u ON true) ON b", "SELECT b FROM (SELECT a FROM t JOIN u ON true) "],
  ["SELECT a FROM (PIVOT t ON a) p WHERE b", "SELECT a FROM (SELECT a FROM t ) p WHERE b"],
  ["WITH x AS (SELECT 1) PIVOT x ON a", "WITH x AS (SELECT 1) SELECT a FROM x "],
  ["PIVOT (PIVOT t ON a) ON b", "SELECT b FROM (SELECT a FROM t ) "],
  ["PIVOT ON a", "PIVOT ON a"],
  ["PIVOT t", "PIVOT t"],
  ["FROM t PIVOT (sum(a) FOR b IN (1))", "FROM t PIVOT (sum(a) FOR b IN (1))"],
  ["FROM (SELECT 1) PIVOT (sum(a) FOR b IN (1))", "FROM (SELECT 1) PIVOT (sum(a) FOR b IN (1))"],
  ["PIVOT t ON a IN [1] USING sum(b)", "SELECT a IN [1], sum(b) FROM t "],
  ["PIVOT t ON a IN {x: 1} USING sum(b)", "SELECT a IN {x: 1}, sum(b) FROM t "],
  [
    "FROM (SELECT 1) PIVOT (sum(a) FOR b IN (1)) p JOIN u ON true",
    "FROM (SELECT 1) PIVOT (sum(a) FOR b IN (1)) p JOIN u ON true",
  ],
  ["SELECT a, pivot FROM t JOIN u ON b", "SELECT a, pivot FROM t JOIN u ON b"],
])("DuckDB's pivots are queries of the same parts: %s", (text, printed) => {
  expect(print(text, "duckdb")).toBe(printed);
});

test.each(["mysql", "sqlite", "clickhouse"] as const)("%s has no pivots", (dialect) => {
  expect(print("PIVOT t ON a", dialect)).toBe("PIVOT t ON a");
});
