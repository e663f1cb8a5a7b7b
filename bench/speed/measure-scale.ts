import { planQuestion, prepareDatabase, printStatement, type PreparedDatabase } from "@askery/engine";
import { defaultSettings } from "@askery/model";
import { percentile } from "../percentile.ts";
import { makeBigCatalog } from "./big-catalog.ts";
import { businessQuestions } from "./business-questions.data.ts";
import type { Measurement } from "./measurement.ts";

/**
 * Question → SQL over ten thousand tables, two hundred thousand columns and a million values. The yardstick looks up
 * each word of the question by scanning the names of all columns.
 */
export async function measureScale(): Promise<readonly Measurement[]> {
  const source = makeBigCatalog({ tables: 10_000, columnsPerTable: 20, values: 1_000_000 });
  const names = source.catalog.tables.flatMap(({ columns }) => columns.map((column) => column.name));
  const startedAt = performance.now();
  const database = prepareDatabase({ ...source, glossary: { entries: [] } });
  const preparedMs = performance.now() - startedAt;
  const memoryMb = Math.round(process.memoryUsage().rss / 1e6);

  const scans = businessQuestions.map((text) => timeMs(() => scanNames(text, names)));
  const times: number[] = [];
  for (const text of businessQuestions) {
    timeMs(() => ask(text, database));
    times.push(timeMs(() => ask(text, database)));
    await letOthersRun();
  }
  const yardstick = {
    yardstick: "every column's name read for each word",
    yardstickValue: percentile(scans, 0.5),
  };
  return [
    {
      what: `10,000 tables, 1,000,000 values: prepared, in ${memoryMb} MB`,
      value: preparedMs,
      ...yardstick,
      goal: { kind: "value", most: 20_000 },
    },
    {
      what: "10,000 tables: question → SQL, p50",
      value: percentile(times, 0.5),
      ...yardstick,
      goal: { kind: "value", most: 20 },
    },
    { what: "10,000 tables: question → SQL, p99", value: percentile(times, 0.99), ...yardstick, goal: null },
  ];
}

const today = "2026-11-20";

function ask(text: string, database: PreparedDatabase): void {
  const planned = planQuestion({ text, database, today, settings: defaultSettings });
  if (planned.kind !== "planned") return;
  printStatement(planned.plan, {
    catalog: database.catalog,
    dialect: "postgres",
    today,
    settings: defaultSettings,
  });
}

function scanNames(text: string, names: readonly string[]): number {
  return text.split(" ").reduce((sum, word) => sum + names.filter((name) => name.includes(word)).length, 0);
}

function timeMs(work: () => unknown): number {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
}

/** Lets the bench's timers fire between questions. */
async function letOthersRun(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}
