import { expect, test } from "vitest";
import { guardRules } from "../dialects/guard-rules.ts";
import type { GuardDialect, GuardProblem } from "../guard-verdict.ts";
import { readTokens } from "../text/read-tokens.ts";
import { checkTree } from "./check-tree.ts";

/* The tree alone refuses these, whatever the tokens would say. */

type TreeDialect = Exclude<GuardDialect, "postgres">;

/** The problem's message and the part of the text that it marks. */
async function check(text: string, dialect: TreeDialect): Promise<readonly string[] | null> {
  const { lexical, parser } = guardRules[dialect];
  const tokens = readTokens(text, lexical);
  expect.assert(!("code" in tokens) && parser !== null);
  const problem = await checkTree(text, tokens, { dialect, parser });
  return problem && [problem.message, partOf(text, problem)];
}

function partOf(text: string, { span }: GuardProblem): string {
  return span === null ? "" : text.slice(span.start, span.end);
}

test.each<readonly [TreeDialect, string]>([
  ["duckdb", "FROM lower('x')"],
  ["duckdb", "SELECT a FROM t, lower('x') l"],
  ["duckdb", "SELECT a FROM t JOIN lower('x') l ON true"],
  ["duckdb", "SELECT a FROM (lower('x') l JOIN t ON true)"],
  ["duckdb", "SELECT a FROM (t JOIN lower('x') l ON true)"],
  ["duckdb", "SELECT a FROM (lower('x')) l"],
  ["duckdb", "SELECT a FROM lower('x') PIVOT (sum(a) FOR b IN (1))"],
  ["duckdb", "SELECT a FROM lower('x') UNPIVOT (x FOR y IN (a, b))"],
  ["duckdb", "SELECT a FROM lower('x') TABLESAMPLE reservoir(10)"],
  ["clickhouse", "SELECT a FROM lower('x') SAMPLE 0.1"],
  ["mysql", "SELECT a FROM t, LATERAL lower('x') l"],
])("functions of values are no sources: %s: %s", async (dialect, text) => {
  expect(await check(text, dialect)).toEqual([
    "`lower` is not something that a query may read from.",
    "lower",
  ]);
});

test.each<readonly [TreeDialect, string, string, string]>([
  ["mysql", "SELECT a FROM mysql.user", "mysql.user", "user"],
  ["mysql", "SELECT a FROM (mysql.user)", "mysql.user", "user"],
  ["duckdb", "SELECT a FROM (pg_settings)", "pg_settings", "pg_settings"],
  ["duckdb", "SELECT a FROM db.main.duckdb_settings", "db.main.duckdb_settings", "duckdb_settings"],
  ["duckdb", "SELECT a FROM (DESCRIBE t)", "describe", "DESCRIBE"],
  [
    "duckdb",
    "SELECT a FROM (UNPIVOT duckdb_settings ON a INTO NAME x VALUE y)",
    "duckdb_settings",
    "duckdb_settings",
  ],
  [
    "duckdb",
    "SELECT a FROM (UNPIVOT pg_catalog.pg_settings ON a INTO NAME x VALUE y)",
    "pg_catalog.pg_settings",
    "pg_settings",
  ],
])("system tables are no sources: %s: %s", async (dialect, text, source, part) => {
  expect(await check(text, dialect)).toEqual([
    `\`${source}\` is not something that a query may read from.`,
    part,
  ]);
});

test.each<readonly [TreeDialect, string]>([
  ["duckdb", "SELECT getenv(a) FROM t"],
  ["duckdb", "SELECT getenv(a) FILTER (WHERE b) FROM t"],
  ["duckdb", "SELECT a.getenv() FROM t"],
])("other functions are not called: %s: %s", async (dialect, text) => {
  expect(await check(text, dialect)).toEqual(["`getenv` is not a function that a query may call.", "getenv"]);
});

test.each<readonly [TreeDialect, string, string]>([
  [
    "clickhouse",
    "CREATE TABLE t AS SELECT 1",
    "`CREATE TABLE` does not start a query. Only statements that read are run.",
  ],
  [
    "clickhouse",
    "INSERT INTO t VALUES (1)",
    "`INSERT` does not start a query. Only statements that read are run.",
  ],
  ["mysql", "SELECT a FROM t FOR UPDATE", "`FOR UPDATE` is not allowed in a query."],
  ["mysql", "SELECT a INTO @b FROM t", "`INTO` is not allowed in a query."],
  ["clickhouse", "SELECT a FROM t FORMAT CSV", "`FORMAT` is not allowed in a query."],
  ["clickhouse", "SELECT a FROM t SETTINGS b = 1", "`SETTINGS` is not allowed in a query."],
  ["clickhouse", "SELECT a FROM t SORT BY b", "`sort by` is not allowed in a query."],
  ["duckdb", "SELECT a FROM t; SELECT 1", "There is more than one statement in this text."],
  ["duckdb", "SELECT a FROM 'f.csv'", "`f.csv` names a file or an address, not a table."],
])("other statements and clauses are refused: %s: %s", async (dialect, text, message) => {
  expect((await check(text, dialect))?.[0]).toBe(message);
});

test.each<readonly [TreeDialect, string]>([
  ["clickhouse", "SELECT a FROM t ARRAY JOIN lower(b) AS c"],
  ["clickhouse", "SELECT a FROM t SAMPLE 0.1"],
  ["duckdb", "SELECT array(SELECT a FROM t)"],
  ["duckdb", "SELECT EXISTS (VALUES (1, 2), (3, 4))"],
  ["duckdb", "SELECT a = ANY (VALUES (1)), a = ALL (VALUES (1)), a = ANY ([1])"],
  ["clickhouse", "SELECT EXISTS (SELECT 1), a = ANY (SELECT 1), a > ALL (SELECT 1)"],
  ["duckdb", "SELECT a FROM (VALUES (1)) v (a)"],
  ["mysql", "SELECT a FROM t WHERE row(a, b) = row(1, 2)"],
  ["mysql", "SELECT a FROM t WHERE a > ALL (SELECT 1) OR a = ANY (SELECT 2)"],
  ["sqlite", "SELECT a FROM (t)"],
])("a query reads: %s: %s", async (dialect, text) => {
  expect(await check(text, dialect)).toBeNull();
});

test.each<readonly [TreeDialect, string]>([
  ["mysql", "WITH RECURSIVE r AS (SELECT 1 AS a UNION ALL SELECT a FROM r) SELECT a FROM r"],
  ["mysql", "WITH RECURSIVE r AS (SELECT a FROM r UNION ALL SELECT 1) SELECT a FROM r"],
  ["mysql", "WITH RECURSIVE r AS (SELECT 1 AS a UNION ALL SELECT a FROM r WHERE 1 = 1) SELECT a FROM r"],
  ["sqlite", "WITH RECURSIVE r AS (SELECT 1 AS a UNION ALL SELECT a FROM r LIMIT '9') SELECT a FROM r"],
  ["sqlite", "WITH RECURSIVE r AS (SELECT 1 AS a UNION ALL SELECT a FROM r LIMIT 1000001) SELECT a FROM r"],
  [
    "sqlite",
    "WITH RECURSIVE r AS (SELECT 1 AS a UNION ALL SELECT a FROM r) SELECT r.a FROM r JOIN t ON true LIMIT 9",
  ],
  [
    "sqlite",
    "WITH RECURSIVE r AS (SELECT 1 AS a UNION ALL SELECT a FROM r) SELECT a FROM t JOIN r ON true LIMIT 9",
  ],
  ["sqlite", "WITH RECURSIVE r AS (SELECT 1 AS a UNION ALL SELECT a FROM r) SELECT a FROM t LIMIT 9"],
  [
    "sqlite",
    "WITH RECURSIVE r AS (SELECT 1 AS a UNION ALL SELECT a FROM r) SELECT a FROM r GROUP BY a LIMIT 9",
  ],
  [
    "sqlite",
    "WITH RECURSIVE r AS (SELECT 1 AS a UNION ALL SELECT a FROM r) SELECT 1 FROM r HAVING true LIMIT 9",
  ],
  [
    "sqlite",
    "WITH RECURSIVE r AS (SELECT 1 AS a UNION ALL SELECT a FROM r) SELECT DISTINCT ON (a) a FROM r LIMIT 9",
  ],
  [
    "sqlite",
    "WITH RECURSIVE r AS (SELECT 1 AS a UNION ALL SELECT a FROM r) SELECT a FROM r QUALIFY true LIMIT 9",
  ],
  [
    "sqlite",
    "WITH RECURSIVE r AS (SELECT 1 AS a UNION ALL SELECT a FROM r) SELECT a FROM r ORDER BY a LIMIT 9",
  ],
  [
    "sqlite",
    "WITH RECURSIVE r AS (SELECT 1 AS a UNION ALL SELECT a FROM r) SELECT a FROM r WHERE a > 5 LIMIT 9",
  ],
])("a recursion without an end is refused: %s: %s", async (dialect, text) => {
  expect((await check(text, dialect))?.[0]).toBe("The recursion of `r` has no end condition.");
});

test.each<readonly [TreeDialect, string]>([
  ["mysql", "WITH RECURSIVE r AS (SELECT 1 AS a UNION ALL SELECT a + 1 FROM r WHERE a < 9) SELECT a FROM r"],
  [
    "mysql",
    "WITH RECURSIVE r AS (SELECT 1 AS a UNION ALL SELECT t.a FROM r JOIN t ON t.b = r.a) SELECT a FROM r",
  ],
  ["mysql", "WITH RECURSIVE r AS (SELECT 1 AS a UNION ALL SELECT t.a FROM r, t) SELECT a FROM r"],
  ["mysql", "WITH RECURSIVE r AS (SELECT 1 AS a UNION ALL SELECT a FROM (SELECT 2 AS a) x) SELECT a FROM r"],
  [
    "mysql",
    "WITH RECURSIVE r AS (SELECT 1 AS a UNION ALL SELECT 2 FROM r WHERE EXISTS (SELECT 1)) SELECT a FROM r",
  ],
  ["sqlite", "WITH RECURSIVE r AS (SELECT 1 AS a UNION ALL SELECT a FROM r LIMIT 1000000) SELECT a FROM r"],
  ["sqlite", "WITH RECURSIVE r AS (SELECT 1 AS a UNION ALL SELECT a FROM r) SELECT a FROM r LIMIT 9"],
  ["sqlite", "WITH RECURSIVE r AS (SELECT 1 AS a UNION ALL SELECT a FROM r) SELECT * FROM r LIMIT 9"],
  [
    "sqlite",
    "WITH RECURSIVE r AS (SELECT 1 AS a UNION ALL SELECT a FROM r) SELECT a + 1, a - 1, a * 2 AS b FROM r LIMIT 9",
  ],
])("a recursion may end: %s: %s", async (dialect, text) => {
  expect(await check(text, dialect)).toBeNull();
});
