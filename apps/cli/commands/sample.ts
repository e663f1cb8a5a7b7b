import { basename } from "node:path";
import type { SampleSummary } from "@askery/sample";
import { exitCodes, type Context } from "../context.ts";
import { makeSample } from "../make-sample.ts";
import { readArguments, usageError } from "../read-arguments.ts";
import { readDay } from "../read-day.ts";
import { resolvePath } from "../resolve-path.ts";
import { layOutTable } from "../text/lay-out-table.ts";
import { choosePaint } from "../text/paint.ts";
import type { Command } from "./command.ts";

/** Creates the sample database, to try questions on. */
export const sampleCommand: Command = {
  help: `Creates the sample database: an invented shop with three years of sales, as a DuckDB file.

Usage: askery sample FILE [options]

  --today DAY    the last day of the data, as 2026-11-20; today by default
  --replace      replace a file that is already there

The same day gives the same rows.
`,
  run: async (args, context) => {
    const given = readArguments(args, {
      command: "sample",
      options: { today: { type: "string" }, replace: { type: "boolean" } },
    });
    const [file, ...more] = given.positionals;
    if (file === undefined) throw usageError("Name the file to create.", "sample");
    if (more.length > 0) throw usageError(`Name only one file. "${more[0] ?? ""}" is extra.`, "sample");
    const today = given.option("today");
    const summary = await makeSample(
      {
        path: resolvePath(file, context),
        today: today === null ? context.today() : readDay(today),
        replace: given.hasFlag("replace"),
      },
      context,
    );
    context.terminal.writeOut(showSummary(summary, file, context));
    return exitCodes.answered;
  },
};

const questionsToTry = [
  "monthly revenue this year by category",
  "top 10 products by revenue last quarter",
  "average delivery days by carrier",
];

function showSummary(summary: SampleSummary, file: string, { terminal, program }: Context): string {
  const paint = choosePaint(terminal.hasColor);
  const { tables, sizeBytes, today } = summary;
  const { header, rule, rows } = layOutTable(
    [
      { header: "Table", cells: tables.map(({ name }) => name), isFigure: false },
      { header: "Rows", cells: tables.map((table) => table.rows.toLocaleString("en-US")), isFigure: true },
    ],
    terminal.width,
  );
  const megabytes = Math.round(sizeBytes / 1_000_000);
  return [
    paint.bold(
      `${basename(file)}: a shop with three years of sales, up to ${today} (${String(megabytes)} MB)`,
    ),
    "",
    paint.bold(header),
    paint.dim(rule),
    ...rows,
    "",
    "Try:",
    ...questionsToTry.map((question) => `  ${program} ask ${file} "${question}"`),
    "",
  ].join("\n");
}
