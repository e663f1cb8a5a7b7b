/**
 * Runs every SQL of a question file on a sample database and prints problems: SQL that fails, main SQL that finds
 * nothing, and alternatives that fail. Exits with 1 if any SQL failed, otherwise with 0.
 *
 *     npx node bench/questions/check-questions.ts bench/questions/everyday.jsonl sample.duckdb
 */
import { readFileSync } from "node:fs";
import { DuckDBInstance, type DuckDBConnection } from "@duckdb/node-api";
import { z } from "zod";

const questionSchema = z.object({
  id: z.string(),
  question: z.string(),
  sql: z.string(),
  sql_alternatives: z.array(z.string()),
});

type Question = z.infer<typeof questionSchema>;

/** The result of one SQL. "Empty" means no rows, or only NULLs. */
type Outcome =
  | { readonly kind: "failed"; readonly reason: string }
  | { readonly kind: "empty" }
  | { readonly kind: "rows"; readonly rowCount: number; readonly firstRow: string };

const [questionFile, databaseFile] = process.argv.slice(2);
if (questionFile === undefined || databaseFile === undefined) {
  console.error("Usage: check-questions.ts QUESTIONS.jsonl DATABASE.duckdb");
  process.exitCode = 2;
} else {
  process.exitCode = await checkQuestions(questionFile, databaseFile);
}

async function checkQuestions(questionPath: string, databasePath: string): Promise<number> {
  const questions = readQuestions(questionPath);
  const instance = await DuckDBInstance.create(databasePath, { access_mode: "READ_ONLY" });
  const connection = await instance.connect();
  let failures = 0;
  for (const question of questions) {
    failures += await checkQuestion(connection, question);
  }
  connection.closeSync();
  instance.closeSync();
  console.log(`${questions.length} questions, ${failures} failing SQL`);
  return failures === 0 ? 0 : 1;
}

function readQuestions(path: string): readonly Question[] {
  const lines = readFileSync(path, "utf8").split("\n");
  return lines.filter((line) => line !== "").map((line) => questionSchema.parse(JSON.parse(line)));
}

/** Prints a line for the question and one for each failing alternative. Returns the number of failures. */
async function checkQuestion(connection: DuckDBConnection, question: Question): Promise<number> {
  const main = await runSql(connection, question.sql);
  console.log(`${question.id} ${describeOutcome(main)}  ${question.question}`);
  let failures = main.kind === "failed" ? 1 : 0;
  for (const sql of question.sql_alternatives) {
    const outcome = await runSql(connection, sql);
    if (outcome.kind === "failed") {
      failures += 1;
      console.log(`  alternative: ${describeOutcome(outcome)}\n  ${sql}`);
    }
  }
  return failures;
}

async function runSql(connection: DuckDBConnection, sql: string): Promise<Outcome> {
  try {
    const reader = await connection.runAndReadAll(sql);
    const rows = reader.getRowsJson();
    const isEmpty = rows.every((row) => row.every((value) => value === null));
    if (isEmpty) return { kind: "empty" };
    return { kind: "rows", rowCount: rows.length, firstRow: JSON.stringify(rows[0]).slice(0, 100) };
  } catch (error) {
    return { kind: "failed", reason: error instanceof Error ? error.message : String(error) };
  }
}

function describeOutcome(outcome: Outcome): string {
  switch (outcome.kind) {
    case "failed":
      return `FAILED ${outcome.reason}`;
    case "empty":
      return "EMPTY";
    case "rows":
      return `${outcome.rowCount} rows ${outcome.firstRow}`;
  }
}
