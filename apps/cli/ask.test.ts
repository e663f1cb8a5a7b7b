import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runProgram, type ProgramRun } from "./run-program.test-support.ts";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "askery-cli-"));
  writeFileSync(
    join(folder, "trade.csv"),
    "region,amount,sold_on\nNorth,3.5,2026-10-01\nSouth,5,2026-10-02\nNorth,4,2026-11-03\n",
  );
  const shop = new DatabaseSync(join(folder, "shop.sqlite"));
  shop.exec(
    "CREATE TABLE customers (id INTEGER PRIMARY KEY, name TEXT); INSERT INTO customers VALUES (1, 'Ada'), (2, 'Evil \u001b[31m')",
  );
  shop.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

function askery(args: readonly string[], input = ""): Promise<ProgramRun> {
  return runProgram(args, { folder, input });
}

test("an answer shows how the question was understood, a sentence, a table, the SQL and a receipt", async () => {
  const { exitCode, out, error } = await askery([
    "ask",
    "trade.csv",
    "total amount by region",
    "--today",
    "2026-11-20",
  ]);
  expect({ exitCode, error }).toEqual({ exitCode: 0, error: "" });
  const page = out.replaceAll(/\d+(?:\.\d)? ms/g, "N ms").replace(/schema \w{8}/, "schema HASH");
  expect(page).toMatchInlineSnapshot(`
    "Understood  amount by region
    Words       total amount = trade.amount · by region = trade.region

    Amount is 12.5. North leads with 7.5, 60% of it.

    Region  Amount
    ──────  ──────
    North      7.5  ██████████████████████████████
    South      5.0  ████████████████████

    SELECT t.region, SUM(t.amount) AS amount
    FROM trade t
    GROUP BY t.region
    ORDER BY amount DESC

    askery 0.1.0 · planned in N ms · 2 rows in N ms · UTC · schema HASH

    Ask next    Amount by day
                Amount and share of amount by region
    "
  `);
});

test("--json prints the whole outcome as one document", async () => {
  const { exitCode, out } = await askery([
    "ask",
    "trade.csv",
    "total amount by region",
    "--json",
    "--limit",
    "1",
  ]);
  const outcome = JSON.parse(out) as {
    kind: string;
    answer: { table: { rowCount: number; isTruncated: boolean } };
  };
  expect(exitCode).toBe(0);
  expect(outcome.kind).toBe("answered");
  expect(outcome.answer.table).toMatchObject({ rowCount: 1, isTruncated: true });
});

test("--explain prints every stage", async () => {
  const { exitCode, out } = await askery(["ask", "trade.csv", "total amount by region", "--explain"]);
  expect(exitCode).toBe(0);
  const stages = out.split("\n").filter((line) => line.startsWith("== "));
  expect(stages).toEqual([
    "== Words",
    "== Mentions",
    "== Interpretations",
    "== Plan",
    "== SQL for sqlite",
    "== SQL for duckdb",
    "== SQL for postgres",
    "== SQL for mysql",
    "== SQL for clickhouse",
    "== Times",
  ]);
});

test("--sql-only prints the SQL alone", async () => {
  const { exitCode, out } = await askery(["ask", "shop.sqlite", "how many customers", "--sql-only"]);
  expect({ exitCode, out }).toEqual({ exitCode: 0, out: "SELECT COUNT(*) AS customers\nFROM customers\n" });
});

test("the contents of a database cannot control the terminal", async () => {
  const { out } = await askery(["ask", "shop.sqlite", "list all customers"]);
  expect(out).toContain("Evil \u{fffd}[31m");
  expect(out).not.toContain("\u001b");
});

test("a refusal names the word, offers questions, and exits with 3", async () => {
  const { exitCode, out, error } = await askery(["ask", "trade.csv", "total amount by flavour"]);
  expect({ exitCode, out }).toEqual({ exitCode: 3, out: "" });
  expect(error).toContain("“flavour”");
  expect(error).toContain("total amount by region");
});

test.each([
  ["empty", ""],
  ["of a megabyte of words", "amount ".repeat(150_000)],
  ["of a megabyte in one word", "a".repeat(1_000_000)],
  ["without sense", "zork blurb fnord"],
])("a question %s is refused", async (_, question) => {
  const { exitCode, out, error } = await askery(["ask", "trade.csv", "-"], question);
  expect({ exitCode, out }).toEqual({ exitCode: 3, out: "" });
  expect(error.length).toBeGreaterThan(20);
  expect(error.length).toBeLessThan(2_000);
  expect(error).not.toMatch(/^\s+at /m);
});

test.each<readonly [what: string, file: string, prepare: (path: string) => void, message: RegExp]>([
  [
    "missing",
    "nowhere.sqlite",
    () => undefined,
    /^The file .*nowhere\.sqlite does not exist\.\nCheck the spelling/,
  ],
  ["empty", "empty.sqlite", (path) => writeFileSync(path, ""), /is empty: it has 0 bytes\.\nChoose/],
  ["a folder", "folder.sqlite", (path) => mkdirSync(path), /is not a file\.\nChoose a file/],
  [
    "of another kind than its extension",
    "text.sqlite",
    (path) => writeFileSync(path, "not a database"),
    /is not a SQLite file.*\nCheck/,
  ],
  [
    "corrupt",
    "corrupt.sqlite",
    (path) => writeFileSync(path, `SQLite format 3\0${"x".repeat(5_000)}`),
    /is not a readable SQLite database.*\nRestore/,
  ],
  ["of an unknown kind", "x.foo", (path) => writeFileSync(path, "hello"), /has an unknown file type\.\nUse/],
])("a file that is %s exits with 1, a reason and a fix", async (_, file, prepare, message) => {
  const path = join(folder, file);
  prepare(path);
  const before = readdirSync(folder);
  const { exitCode, out, error } = await askery(["ask", file, "how many customers"]);
  expect({ exitCode, out }).toEqual({ exitCode: 1, out: "" });
  expect(error).toMatch(message);
  expect(error.trimEnd().split("\n")).toHaveLength(2);
  expect(readdirSync(folder)).toEqual(before);
});

test("a database that another program has locked is reported as locked", async () => {
  const path = join(folder, "locked.sqlite");
  const writer = new DatabaseSync(path);
  writer.exec("CREATE TABLE customers (id INTEGER); BEGIN EXCLUSIVE");
  try {
    const { exitCode, error } = await askery(["ask", "locked.sqlite", "how many customers"]);
    expect(exitCode).toBe(1);
    expect(error).toMatch(/locked/);
  } finally {
    writer.close();
  }
});
