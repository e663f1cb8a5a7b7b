import { readFileSync } from "node:fs";
import { z } from "zod";
import type { Question } from "./question.ts";

/**
 * Reads a file of questions, one JSON object a line. Questions whose status marks their gold SQL as unfit are left
 * out.
 *
 * @param findDatabase gives the path of a database by its name
 */
export function readQuestionLines(path: string, findDatabase: (name: string) => string): readonly Question[] {
  const lines = readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => lineSchema.parse(JSON.parse(line)));
  const charts = listCharts(lines);
  return lines
    .filter(({ status }) => usedStatuses.has(status))
    .map((line) => ({
      id: line.id,
      database: findDatabase(line.db),
      text: line.question,
      earlier: line.dialogue ?? [],
      today: line.asof ?? defaultToday,
      gold: line.sql === null ? [] : [line.sql, ...(line.sql_alternatives ?? [])],
      chart: line.chart ?? null,
      namesChart: line.mentions_chart === true,
      hasOtherCharts: (charts.get(identifyQuery(line))?.size ?? 0) > 1,
    }));
}

/** The charts that the lines name for each query. */
function listCharts(lines: readonly Line[]): ReadonlyMap<string, ReadonlySet<string>> {
  const named = lines.flatMap((line) =>
    line.chart ? [{ query: identifyQuery(line), chart: line.chart }] : [],
  );
  return new Map(
    [...Map.groupBy(named, ({ query }) => query)].map(([query, some]) => [
      query,
      new Set(some.map(({ chart }) => chart)),
    ]),
  );
}

/** A query of a database, in whatever order its rows are. */
function identifyQuery({ db, sql }: Line): string {
  return `${db}\n${(sql ?? "")
    .toLowerCase()
    .replace(/\sorder by [^()]*(?:\([^()]*\)[^()]*)*$/u, "")
    .replaceAll(/\s+/gu, " ")
    .trim()}`;
}

/** `ok_binned` marks SQL that numbers weekdays and months instead of naming them: its chart is right, its rows are not. */
const usedStatuses: ReadonlySet<string> = new Set(["ok", "ok_binned", "unanswerable"]);

const lineSchema = z.object({
  id: z.string(),
  db: z.string(),
  question: z.string(),
  sql: z.string().nullable(),
  sql_alternatives: z.array(z.string()).nullish(),
  status: z.string(),
  asof: z.string().nullish(),
  dialogue: z.array(z.string()).nullish(),
  chart: z.string().nullish(),
  mentions_chart: z.boolean().nullish(),
});

type Line = z.infer<typeof lineSchema>;

/** For questions without a date. */
const defaultToday = "2026-11-20";
