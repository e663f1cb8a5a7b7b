import { expect, test } from "vitest";
import { guardStatement } from "./guard-statement.ts";
import type { GuardDialect, GuardProblem } from "./guard-verdict.ts";
import { maxDepth } from "./limits.data.ts";

/* Every message of the guard, and a statement that causes it. */

const sentences: readonly (readonly [GuardDialect, string, GuardProblem])[] = [
  [
    "postgres",
    " -- nothing",
    {
      code: "not-understood",
      message: "There is no statement in this text.",
      fix: "Write one SELECT.",
      span: null,
    },
  ],
  [
    "postgres",
    `SELECT '${"x".repeat(100_000)}'`,
    {
      code: "too-long",
      message: "The statement is 100,009 characters long. The limit is 100,000.",
      fix: "Shorten it. Put a long list of values in a table.",
      span: null,
    },
  ],
  [
    "postgres",
    "SELECT 'a\0b'",
    {
      code: "not-understood",
      message: "The character U+0000 is not allowed in SQL outside quotes.",
      fix: "Replace it, or quote the name that contains it.",
      span: { start: 9, end: 10 },
    },
  ],
  [
    "postgres",
    "SELEC 1",
    {
      code: "not-a-read",
      message: "`SELEC` does not start a query. Only statements that read are run.",
      fix: "Start with SELECT, WITH or VALUES.",
      span: { start: 0, end: 5 },
    },
  ],
  [
    "postgres",
    "SELECT audit.wipe(1)",
    {
      code: "function-not-allowed",
      message: "`audit.wipe` is not a function that a query may call.",
      fix: "Use another function, or ask the operator of this server to allow it.",
      span: { start: 7, end: 17 },
    },
  ],
  [
    "mysql",
    `SELECT ${"(".repeat(maxDepth + 1)}1${")".repeat(maxDepth + 1)}`,
    {
      code: "too-deep",
      message: "The statement is nested more than 50 levels deep.",
      fix: "Move its inner parts into WITH clauses.",
      span: { start: 57, end: 58 },
    },
  ],
  [
    "sqlite",
    `SELECT a${" OR a".repeat(4_000)}`,
    {
      code: "too-deep",
      message: "The statement has more than 4,000 parts, not counting long lists of values.",
      fix: "Split it into smaller statements.",
      span: null,
    },
  ],
  [
    "duckdb",
    "SELECT 'abc",
    {
      code: "not-understood",
      message: "The text that starts here never ends.",
      fix: "Close it.",
      span: { start: 7, end: 11 },
    },
  ],
  [
    "clickhouse",
    "SELECT (1]",
    {
      code: "not-understood",
      message: "This “]” has no matching bracket.",
      fix: "Add or remove one bracket.",
      span: { start: 9, end: 10 },
    },
  ],
  [
    "postgres",
    "SELECT a\u200bb",
    {
      code: "not-understood",
      message: "The character U+200B is not allowed in SQL outside quotes.",
      fix: "Replace it, or quote the name that contains it.",
      span: { start: 8, end: 9 },
    },
  ],
  [
    "duckdb",
    "SELECT “a”",
    {
      code: "not-understood",
      message: "The character ““” (U+201C) is not allowed in SQL outside quotes.",
      fix: "Replace it, or quote the name that contains it.",
      span: { start: 7, end: 8 },
    },
  ],
  [
    "duckdb",
    "SELECT 1from t",
    {
      code: "not-understood",
      message: "`1from` is neither a number nor a name.",
      fix: "Put a space between the number and the word after it, or quote the name.",
      span: { start: 7, end: 12 },
    },
  ],
  [
    "mysql",
    "SELECT 1 /*!50000 + 1 */",
    {
      code: "clause-not-allowed",
      message: "A comment that starts with `/*!` can change what the database does.",
      fix: "Remove the comment.",
      span: { start: 9, end: 24 },
    },
  ],
  [
    "duckdb",
    "SELECT 1 /* a /* b */",
    {
      code: "not-understood",
      message: "Databases disagree about where this comment ends.",
      fix: "Use plain comments: no nested comment and no lone carriage return.",
      span: { start: 9, end: 16 },
    },
  ],
  [
    "postgres",
    "SELECT '\\'', pg_sleep(1)::text --'",
    {
      code: "not-understood",
      message: "The end of this quoted text depends on the settings of the database.",
      fix: "Write E'…' if a backslash comes before a quote.",
      span: { start: 7, end: 11 },
    },
  ],
  [
    "postgres",
    "SELECT a FROM t WHERE GROUP BY b",
    {
      code: "not-understood",
      message: "The statement could not be understood, near `GROUP`.",
      fix: "Check its syntax for this kind of database. Only statements that are understood completely are run.",
      span: { start: 22, end: 27 },
    },
  ],
  [
    "postgres",
    "SELECT 1; COMMIT",
    {
      code: "several-statements",
      message: "There is more than one statement in this text.",
      fix: "Run one statement at a time.",
      span: { start: 8, end: 9 },
    },
  ],
  [
    "sqlite",
    "pragma database_list",
    {
      code: "not-a-read",
      message: "`PRAGMA` does not start a query. Only statements that read are run.",
      fix: "Start with SELECT, WITH or VALUES.",
      span: { start: 0, end: 6 },
    },
  ],
  [
    "postgres",
    "SELECT 'é', pg_sleep(1)",
    {
      code: "function-not-allowed",
      message: "`pg_sleep` is not a function that a query may call.",
      fix: "Use another function, or ask the operator of this server to allow it.",
      span: { start: 12, end: 20 },
    },
  ],
  [
    "mysql",
    "SELECT * FROM mysql.user",
    {
      code: "source-not-allowed",
      message: "`mysql.user` is not something that a query may read from.",
      fix: "Read from the tables and views of the database.",
      span: { start: 14, end: 19 },
    },
  ],
  [
    "duckdb",
    "FROM 'data.csv'",
    {
      code: "source-not-allowed",
      message: "`data.csv` names a file or an address, not a table.",
      fix: "Read from the tables and views of the database. Add a file as a database to query it.",
      span: { start: 5, end: 15 },
    },
  ],
  [
    "postgres",
    "SELECT a FROM t FOR UPDATE",
    {
      code: "clause-not-allowed",
      message: "`FOR UPDATE` is not allowed in a query.",
      fix: "Remove it: a query may only read.",
      span: null,
    },
  ],
  [
    "duckdb",
    "SELECT range(5000000)",
    {
      code: "too-costly",
      message: "`range` produces more than a million values at once.",
      fix: "Ask for less, or read the rows from a table.",
      span: { start: 7, end: 12 },
    },
  ],
  [
    "sqlite",
    "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n",
    {
      code: "too-costly",
      message: "The recursion of `n` has no end condition.",
      fix: "Add a WHERE clause to the recursive part.",
      span: null,
    },
  ],
];

test.for(sentences)("%s: %s", async ([dialect, text, problem]) => {
  expect(await guardStatement(text, dialect)).toEqual({ kind: "refused", problem });
});

test("names in a sentence are short, and invisible characters are made visible", async () => {
  const verdict = await guardStatement(`SELECT "${"x".repeat(50)}\u202e${"y".repeat(50)}"(1)`, "sqlite");
  expect(verdict).toMatchObject({
    problem: {
      message: `\`${"x".repeat(50)}U+202E${"y".repeat(9)}…\` is not a function that a query may call.`,
    },
  });
});
