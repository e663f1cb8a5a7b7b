import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { z } from "zod";
import { benchmarkOrder, checkDatabases, openBenchmarks, sharesDatabasesWith } from "./benchmarks.data.ts";
import type { Benchmark, Question } from "./question.ts";

/**
 * Reads the benchmarks in a folder: each is a folder with `questions.jsonl` and `db/<database>.sqlite`. Questions whose
 * status marks their gold SQL as unfit are left out, and so are questions that name their chart.
 */
export function readBenchmarks(folder: string, only: readonly string[] | null): readonly Benchmark[] {
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, questionsFile)));
  const wanted = only
    ? names.filter((name) => only.includes(name))
    : names.filter((name) => !leftOut.has(name));
  return wanted
    .map((name) => ({ name, isOpen: openBenchmarks.has(name), questions: readQuestions(join(folder, name)) }))
    .map((benchmark) => leaveOutChecked(benchmark, folder))
    .flatMap(splitChecked)
    .filter(({ questions }) => questions.length > 0)
    .toSorted(({ name: one }, { name: other }) => placeOf(one) - placeOf(other) || one.localeCompare(other));
}

const questionsFile = "questions.jsonl";

/** This one asks for charts and its SQL is partly translated, so it measures charts, and only if it is named. */
const leftOut: ReadonlySet<string> = new Set(["nvbench"]);

/** Leaves out questions of open benchmarks about databases that are only for figures. */
function leaveOutChecked(benchmark: Benchmark, folder: string): Benchmark {
  const checking = sharesDatabasesWith[benchmark.name];
  if (checking === undefined || !existsSync(join(folder, checking))) return benchmark;
  const nameOf = ({ database }: Question): string => basename(database);
  const checked = new Set(readQuestions(join(folder, checking)).map(nameOf));
  return { ...benchmark, questions: benchmark.questions.filter((one) => !checked.has(nameOf(one))) };
}

/** Makes questions about databases that are only for figures a benchmark of their own, whose misses stay unread. */
function splitChecked(benchmark: Benchmark): readonly Benchmark[] {
  if (!benchmark.isOpen) return [benchmark];
  const [checked, open] = [true, false].map((isChecked) =>
    benchmark.questions.filter(
      ({ database }) => checkDatabases.has(basename(database, ".sqlite")) === isChecked,
    ),
  );
  return [
    { ...benchmark, questions: open ?? [] },
    { name: `${benchmark.name} check`, isOpen: false, questions: checked ?? [] },
  ];
}

function placeOf(name: string): number {
  const place = benchmarkOrder.indexOf(name);
  return place < 0 ? benchmarkOrder.length : place;
}

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

function readQuestions(folder: string): readonly Question[] {
  const lines = readFileSync(join(folder, questionsFile), "utf8").split("\n");
  return lines
    .filter((line) => line !== "")
    .map((line) => lineSchema.parse(JSON.parse(line)))
    .filter(({ status }) => status === "ok" || status === "unanswerable")
    .filter(({ mentions_chart }) => mentions_chart !== true)
    .map((line) => ({
      id: line.id,
      database: join(folder, "db", `${line.db}.sqlite`),
      text: line.question,
      earlier: line.dialogue ?? [],
      today: line.asof ?? defaultToday,
      gold: line.sql === null ? [] : [line.sql, ...(line.sql_alternatives ?? [])],
      chart: line.chart ?? null,
    }));
}

/** For questions without a date. */
const defaultToday = "2026-11-20";
