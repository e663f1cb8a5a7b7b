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
  return readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => lineSchema.parse(JSON.parse(line)))
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
    }));
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

/** For questions without a date. */
const defaultToday = "2026-11-20";
