import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { benchmarkOrder, checkDatabases, openBenchmarks, sharesDatabasesWith } from "./benchmarks.data.ts";
import type { Benchmark, Question } from "./question.ts";
import { readQuestionLines } from "./read-question-lines.ts";

/**
 * Reads the benchmarks in a folder: each is a folder with `questions.jsonl` and `db/<database>.sqlite`. Questions whose
 * status marks their gold SQL as unfit are left out.
 */
export function readBenchmarks(folder: string, only: readonly string[] | null): readonly Benchmark[] {
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, questionsFile)));
  if (names.length === 0) {
    throw new Error(`No folder in ${folder} has a ${questionsFile}. Pass the folder of the benchmarks.`);
  }
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
export function splitChecked(benchmark: Benchmark): readonly Benchmark[] {
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
  const index = benchmarkOrder.indexOf(name);
  return index < 0 ? benchmarkOrder.length : index;
}

function readQuestions(folder: string): readonly Question[] {
  return readQuestionLines(join(folder, questionsFile), (name) => join(folder, "db", `${name}.sqlite`));
}
