import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runProgram } from "./run-program.test-support.ts";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "askery-translate-"));
  for (const [name, table] of [
    ["one", "customers"],
    ["two", "suppliers"],
  ]) {
    const database = new DatabaseSync(join(folder, `${name ?? ""}.sqlite`));
    database.exec(`CREATE TABLE ${table ?? ""} (id INTEGER PRIMARY KEY, name TEXT, city TEXT)`);
    database.close();
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Line {
  readonly id: unknown;
  readonly sql: string | null;
  readonly problem: { readonly code: string; readonly message: string } | null;
}

const lines = (text: string) =>
  text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);

test("questions about several databases are answered in order, with bad lines and missing databases among them", async () => {
  const questions = [
    JSON.stringify({ id: 1, db: "two", question: "how many suppliers" }),
    "{ not json",
    JSON.stringify({ id: 2, db: "one", question: "how many customers" }),
    "",
    JSON.stringify({ id: 3, db: "three", question: "how many customers" }),
    JSON.stringify({
      id: "four",
      db: "one",
      question: "customers by flavour",
      dialogue: [],
      asof: "2026-01-01",
    }),
    JSON.stringify({ id: 5, db: "two" }),
    JSON.stringify({
      id: 6,
      db: "one",
      question: "how many customers",
      glossary: "clientele means customers",
    }),
  ];
  writeFileSync(join(folder, "questions.jsonl"), questions.join("\n"));
  const { exitCode, out, error } = await runProgram(
    ["translate", "--databases", ".", "--questions", "questions.jsonl", "--out", "sql.jsonl"],
    { folder },
  );
  expect({ exitCode, out }).toEqual({ exitCode: 1, out: "" });
  const written = lines(readFileSync(join(folder, "sql.jsonl"), "utf8"));
  expect(written.map(({ id, sql, problem }) => [id, sql, problem?.code])).toEqual([
    [1, "SELECT COUNT(*) AS suppliers\nFROM suppliers", undefined],
    [null, null, "bad-line"],
    [2, "SELECT COUNT(*) AS customers\nFROM customers", undefined],
    [3, null, "file-missing"],
    ["four", null, "words-unknown"],
    [5, null, "bad-line"],
    [6, "SELECT COUNT(*) AS customers\nFROM customers", undefined],
  ]);
  expect(error.split("\n").slice(0, 2)).toEqual([
    "Line 2 is not a question: it is not a JSON object.",
    'Line 7 is not a question: it has no "question" text.',
  ]);
  expect(error).toContain("three.sqlite");
  expect(error).toMatch(/7 lines, 3 problems with the input\.\n$/);
  expect(readdirSync(folder).filter((name) => name.includes(".part-"))).toEqual([]);
});

test("one database, questions from standard input, lines to standard output", async () => {
  const { exitCode, out } = await runProgram(
    ["translate", "--database", "one.sqlite", "--questions", "-", "--probe"],
    { folder, input: '{"id": "a", "question": "how many customers"}\n' },
  );
  expect(exitCode).toBe(0);
  expect(lines(out)).toEqual([
    {
      id: "a",
      outcome: "told",
      sql: "SELECT COUNT(*) AS customers\nFROM customers",
      chart: "number",
      confidence: expect.any(Number) as number,
      rivals: [],
      problem: null,
      ms: expect.any(Number) as number,
    },
  ]);
});

test("a statement that fails while probing concerns its own question alone", async () => {
  const parcels = new DatabaseSync(join(folder, "parcels.sqlite"));
  parcels.exec(`
    CREATE TABLE parcels (id INTEGER PRIMARY KEY, amount DECIMAL(10, 2));
    INSERT INTO parcels (amount) VALUES (3), (5), (3), (8), (5), (9223372036854775807), (9223372036854775807)`);
  parcels.close();
  const questions = ["sum of amount", "how many parcels"];
  const { out, error } = await runProgram(
    ["translate", "--database", "parcels.sqlite", "--questions", "-", "--probe"],
    { folder, input: questions.map((question, id) => JSON.stringify({ id, question })).join("\n") },
  );
  expect(lines(out)).toMatchObject([
    { id: 0, sql: null, problem: { code: "query-failed" } },
    { id: 1, sql: "SELECT COUNT(*) AS parcels\nFROM parcels", problem: null },
  ]);
  expect(error).toMatch(/^Question 0: .*integer overflow/);
});

test("a missing file of questions, or an output that can't be written, exits with 1", async () => {
  const missing = await runProgram(["translate", "--database", "one.sqlite", "--questions", "no.jsonl"], {
    folder,
  });
  expect(missing).toMatchObject({ exitCode: 1, out: "" });
  expect(missing.error).toMatch(/^The file .*no\.jsonl does not exist\.\nCheck/);
  const unwritable = await runProgram(
    ["translate", "--database", "one.sqlite", "--questions", "-", "--out", "no/where.jsonl"],
    { folder, input: '{"question": "how many customers"}' },
  );
  expect(unwritable.exitCode).toBe(1);
  expect(unwritable.error).toMatch(/^Writing to .*where\.jsonl failed: .*\nCheck/);
});
