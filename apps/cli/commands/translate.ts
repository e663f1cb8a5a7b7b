import { join } from "node:path";
import { exitCodes, type Context } from "../context.ts";
import { readArguments, readCount, usageError, type Arguments } from "../read-arguments.ts";
import { readText } from "../read-text.ts";
import { resolvePath } from "../resolve-path.ts";
import { readDay } from "../read-day.ts";
import { printableLine } from "../text/printable.ts";
import { openFileOutput, type Output } from "../translate/open-output.ts";
import { readQuestionLines } from "../translate/read-question-lines.ts";
import { translateLines, type TranslateOptions } from "../translate/translate-lines.ts";
import type { Command } from "./command.ts";

export const translateCommand: Command = {
  help: `Turns many questions into SQL, a line of JSON each.

Usage: askery translate --database FILE --questions FILE.jsonl [options]
       askery translate --databases DIR --questions FILE.jsonl [options]

A question is a line {"id", "db", "question", "dialogue"?, "asof"?, "glossary"?}: db names
DIR/<db>.sqlite, dialogue is a list of earlier questions, oldest first, asof the day that
"last month" counts from, glossary lines of text like "turnover means revenue".

Out comes, in the same order, a line of
{"id", "outcome", "sql", "chart", "confidence", "rivals", "problem", "ms"}:
  outcome     told: the SQL is probably right
              choices: the SQL is doubtful, and rivals has other ways to read it
              asked back: no SQL, but rivals has what may have been meant
              refused: nothing
  sql         null where the question was asked back or refused; problem has the reason
  confidence  the probability, from 0 to 1, that the SQL or else the first rival is right
  rivals      up to three statements, likeliest first
  chart       without --probe, when nothing is run, the requested one, if any

  --database FILE    one database for all questions
  --databases DIR    a folder of SQLite files
  --questions FILE   the questions; - reads them from standard input
  --out FILE         where the lines go; standard output by default
  --probe            run readings, to prefer one that finds something
  --jobs N           databases worked on at the same time, 2 by default
  --today DAY        for questions without asof, as 2026-11-20; today by default

Exit codes: 0 every line was read and every database opened, 1 not so, 2 wrong usage.
`,
  run: async (args, context) => {
    const input = readInput(args, context);
    const lines = readQuestionLines(await readText(input.questions));
    const output = input.out === null ? standardOutput(context) : openFileOutput(input.out);
    let troubles = 0;
    try {
      await translateLines(lines, {
        ...input,
        signal: context.signal,
        now: context.now,
        onLine: (line) => output.write(`${JSON.stringify(line)}\n`),
        onTrouble: (message) => {
          troubles++;
          context.terminal.writeError(`${printableLine(message)}\n`);
        },
      });
      await output.finish();
    } catch (cause) {
      output.discard();
      throw cause;
    }
    if (troubles > 0) context.terminal.writeError(`${describeTroubles(troubles, lines.length)}\n`);
    return troubles > 0 ? exitCodes.failed : exitCodes.answered;
  },
};

interface Input extends Pick<TranslateOptions, "pathOf" | "today" | "isProbed" | "jobs"> {
  /** A path, or `-` for standard input. */
  readonly questions: string;
  readonly out: string | null;
}

const defaultJobs = 2;

function readInput(args: readonly string[], context: Context): Input {
  const given = readArguments(args, {
    command: "translate",
    options: {
      database: { type: "string" },
      databases: { type: "string" },
      questions: { type: "string" },
      out: { type: "string" },
      probe: { type: "boolean" },
      jobs: { type: "string" },
      today: { type: "string" },
    },
  });
  const questions = given.option("questions");
  const [extra] = given.positionals;
  if (extra !== undefined) {
    throw usageError(`Unexpected argument "${extra}". Use an option for every value.`, "translate");
  }
  if (questions === null) throw usageError("The option --questions FILE.jsonl is required.", "translate");
  const out = given.option("out");
  const jobs = given.option("jobs");
  const today = given.option("today");
  return {
    pathOf: choosePaths(given, context),
    questions: questions === "-" ? questions : resolvePath(questions, context),
    out: out === null ? null : resolvePath(out, context),
    isProbed: given.hasFlag("probe"),
    jobs: jobs === null ? defaultJobs : readCount(jobs, "jobs", "translate"),
    today: today === null ? context.today() : readDay(today),
  };
}

function choosePaths(given: Arguments, context: Context): Input["pathOf"] {
  const database = given.option("database");
  const folder = given.option("databases");
  if ((database === null) === (folder === null)) {
    throw usageError("Give either --database FILE or --databases DIR.", "translate");
  }
  if (database !== null) return () => resolvePath(database, context);
  const root = resolvePath(folder ?? ".", context);
  return (db) => join(root, `${db ?? ""}.sqlite`);
}

function standardOutput({ terminal }: Context): Output {
  return {
    write: (text) => terminal.writeOut(text),
    finish: () => Promise.resolve(),
    discard: () => undefined,
  };
}

function describeTroubles(troubles: number, lines: number): string {
  return `${String(lines)} lines, ${String(troubles)} ${troubles === 1 ? "problem" : "problems"} with the input.`;
}
