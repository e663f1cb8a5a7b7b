import { planQuestion, prepareDatabase, printStatement, type PreparedDatabase } from "@askery/engine";
import { defaultSettings } from "@askery/model";
import { percentile } from "../percentile.ts";
import { makeBigCatalog } from "./big-catalog.ts";
import type { Measurement } from "./measurement.ts";

/**
 * Question → SQL over ten thousand tables, two hundred thousand columns and a million values. The yardstick looks each
 * of the question's words up by reading every column's name.
 */
export async function measureScale(): Promise<readonly Measurement[]> {
  const source = makeBigCatalog({ tables: 10_000, columnsPerTable: 20, values: 1_000_000 });
  const names = source.catalog.tables.flatMap(({ columns }) => columns.map((column) => column.name));
  const startedAt = performance.now();
  const database = prepareDatabase({ ...source, glossary: { entries: [] } });
  const preparedMs = performance.now() - startedAt;
  const memoryMb = Math.round(process.memoryUsage().rss / 1e6);

  const scans = questions.map((text) => timeMs(() => scanNames(text, names)));
  const times: number[] = [];
  for (const text of questions) {
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
      goal: null,
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

function ask(text: string, database: PreparedDatabase): void {
  const planned = planQuestion({ text, database, today: "2026-11-20", settings: defaultSettings });
  if (planned.kind !== "planned") return;
  printStatement(planned.plan, { catalog: database.catalog, dialect: "postgres", settings: defaultSettings });
}

function scanNames(text: string, names: readonly string[]): number {
  return text.split(" ").reduce((sum, word) => sum + names.filter((name) => name.includes(word)).length, 0);
}

function timeMs(work: () => unknown): number {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
}

/** Lets timers of the bench fire between questions. */
async function letOthersRun(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

const questions: readonly string[] = [
  "how many customers are there?",
  "number of orders by status",
  "total revenue by month this year",
  "average invoice amount by country",
  "top 10 products by revenue",
  "orders over 500 in the last 30 days",
  "customers without orders",
  "which suppliers have the most shipments?",
  "payments last quarter",
  "median ticket score by priority",
  "open tickets by channel",
  "number of active employees",
  "total budget by region and category",
  "revenue this year vs last year",
  "loans with an amount over 10000",
  "share of claims by status",
  "daily bookings in march",
  "show all vehicles in berlin",
  "names of patients with more than 3 visits",
  "latest 5 messages",
  "campaign cost by channel",
  "stock quantity per warehouse",
  "refunds by country since 2024",
  "monthly subscriptions growth",
  "projects due next month",
  "average weight of shipments",
  "what is the highest price of a product?",
  "customers by city and country",
  "coupons created in 2025 by category",
  "inactive accounts",
];
