import { existsSync } from "node:fs";
import { basename } from "node:path";
import { askDatabase, translateQuestion, type AskableDatabase, type Step } from "@askery/asking";
import { describeProblem } from "@askery/engine";
import { defaultSettings, type AskSettings, type Outcome } from "@askery/model";
import { exitCodes, type Context, type ExitCode } from "../context.ts";
import { readArguments, readCount, usageError, type Arguments } from "../read-arguments.ts";
import { readDay } from "../read-day.ts";
import { readText } from "../read-text.ts";
import { resolvePath } from "../resolve-path.ts";
import { showAnswer } from "../show/show-answer.ts";
import { showExplanation } from "../show/show-explanation.ts";
import { showRefusal } from "../show/show-refusal.ts";
import { useDatabase } from "../use-database.ts";
import type { Command } from "./command.ts";

export const askCommand: Command = {
  help: `Answers a question about a database or a file of rows.

Usage: askery ask FILE "QUESTION" [options]

FILE is a SQLite or DuckDB database, or a .csv, .tsv, .json, .ndjson or .parquet file. The
sample database is made on first use where FILE is called sample.duckdb. QUESTION may be -
to be read from standard input.

  --limit N      rows shown, 20 by default; with --json, rows included
  --json         the whole answer as one JSON document
  --explain      every stage behind the answer: words, mentions, readings, plan, SQL
  --sql-only     the SQL alone, without running it
  --today DAY    the day that "last month" counts from, as 2026-11-20; today by default

Exit codes: 0 answered, 1 failed, 2 wrong usage, 3 the question was refused.
`,
  run: async (args, context) => {
    const input = await readInput(args, context);
    await prepareFile(input, context);
    return useDatabase(input.path, context, (database) =>
      input.isSqlOnly ? printSql(database, input, context) : answer(database, input, context),
    );
  },
};

interface Input {
  readonly path: string;
  readonly question: string;
  readonly today: string;
  readonly limit: number | null;
  readonly form: "text" | "json" | "explanation";
  readonly isSqlOnly: boolean;
  readonly settings: AskSettings;
}

const rowsShown = 20;

async function readInput(args: readonly string[], context: Context): Promise<Input> {
  const given = readArguments(args, {
    command: "ask",
    options: {
      limit: { type: "string" },
      json: { type: "boolean" },
      explain: { type: "boolean" },
      "sql-only": { type: "boolean" },
      today: { type: "string" },
    },
  });
  const [file, question, ...more] = given.positionals;
  if (file === undefined) throw usageError("Name a file and ask a question.", "ask");
  if (question === undefined) throw usageError(`Ask a question about ${file}.`, "ask");
  if (more.length > 0) throw usageError("Put the question in quotation marks.", "ask");
  const limit = given.option("limit");
  const today = given.option("today");
  return {
    path: resolvePath(file, context),
    question: question === "-" ? (await readText("-")).trim() : question,
    today: today === null ? context.today() : readDay(today),
    limit: limit === null ? null : readCount(limit, "limit", "ask"),
    form: formOf(given),
    isSqlOnly: given.hasFlag("sql-only"),
    settings: { ...defaultSettings, timeZone: context.timeZone },
  };
}

function formOf(given: Arguments): Input["form"] {
  if (given.hasFlag("json")) return "json";
  return given.hasFlag("explain") ? "explanation" : "text";
}

async function prepareFile({ path, today }: Input, context: Context): Promise<void> {
  if (basename(path) !== "sample.duckdb" || existsSync(path)) return;
  context.terminal.writeError(
    "Creating the sample database. This takes a few seconds and happens only once.\n",
  );
  const { makeSample } = await import("../make-sample.ts");
  await makeSample({ path, today, replace: false }, context);
}

async function printSql(database: AskableDatabase, input: Input, context: Context): Promise<ExitCode> {
  const { question: text, today, settings } = input;
  const translated = await translateQuestion({
    database,
    text,
    today,
    settings,
    isProbed: false,
    now: context.now,
  });
  if (translated.kind === "translated") {
    context.terminal.writeOut(`${translated.sql}\n`);
    return exitCodes.answered;
  }
  context.terminal.writeError(
    showRefusal(
      {
        kind: "refused",
        question: text,
        problem: translated.problem,
        sentence: describeProblem(translated.problem),
        marks: [],
      },
      context.terminal,
    ),
  );
  return exitCodes.refused;
}

async function answer(database: AskableDatabase, input: Input, context: Context): Promise<ExitCode> {
  const steps: Step[] = [];
  const outcome = await askDatabase({
    database,
    text: input.question,
    today: input.today,
    settings: input.settings,
    signal: context.signal,
    now: context.now,
    onStep: (step) => {
      steps.push(step);
      if (context.isDebugging) context.terminal.writeError(`${step.kind}\n`);
    },
    ...(input.form === "json" && input.limit !== null ? { limits: { maxRows: input.limit } } : {}),
  });
  if (input.form === "explanation") {
    context.terminal.writeOut(
      showExplanation({
        steps,
        outcome,
        catalog: database.prepared.catalog,
        today: input.today,
        settings: input.settings,
      }),
    );
  }
  showOutcome(outcome, { input, context });
  return outcome.kind === "answered" ? exitCodes.answered : exitCodes.refused;
}

interface Shown {
  readonly input: Input;
  readonly context: Context;
}

/** Answers go to standard output, refusals to standard error; as JSON, both go to standard output. */
function showOutcome(outcome: Outcome, { input, context: { terminal } }: Shown): void {
  if (input.form === "json") terminal.writeOut(`${JSON.stringify(outcome, null, 2)}\n`);
  else if (outcome.kind === "refused") terminal.writeError(showRefusal(outcome, terminal));
  else {
    const { settings, limit } = input;
    terminal.writeOut(showAnswer({ answer: outcome.answer, settings, limit: limit ?? rowsShown }, terminal));
  }
}
