import { openFile } from "@askery/connectors";
import { planQuestion, prepareDatabase, printStatement, type PreparedDatabase } from "@askery/engine";
import { defaultSettings, type Catalog } from "@askery/model";
import type { ShopQuestion } from "../accuracy/read-shop-questions.ts";
import { percentile } from "../percentile.ts";
import { median, timeRuns, type Measurement } from "./measurement.ts";

/**
 * Question → plan → SQL without the database, for questions about the sample shop. The yardstick copies the shop's
 * catalog via JSON, which is similar work: text and small objects.
 */
export async function measurePlanning(
  path: string,
  questions: readonly ShopQuestion[],
): Promise<readonly Measurement[]> {
  const database = await readDatabase(path);
  const copies: number[] = [];
  const times: number[] = [];
  for (let round = 0; round < warmUpRounds + rounds; round++) {
    const isWarm = round >= warmUpRounds;
    const copied = await timeRuns(copiesPerRound, () => copyCatalog(database.catalog));
    const planned = questions.map((question) => timePlanning(question, database));
    if (isWarm) copies.push(...copied);
    if (isWarm) times.push(...planned);
  }
  const yardstick = { yardstick: "its catalog copied as JSON", yardstickValue: median(copies) };
  return [
    {
      what: "question → SQL, p50",
      value: percentile(times, 0.5),
      ...yardstick,
      goal: { kind: "value", most: 5 },
    },
    {
      what: "question → SQL, p99",
      value: percentile(times, 0.99),
      ...yardstick,
      goal: { kind: "value", most: 25 },
    },
    {
      what: "hostile questions of 2,000 characters, slowest",
      value: Math.max(...hostileTexts.map((text) => timePlanning({ text, today }, database))),
      ...yardstick,
      goal: { kind: "value", most: 1000 },
    },
  ];
}

const today = "2026-11-20";

/** Texts of the maximum length that cause a parser to backtrack or to find very many matches. */
const hostileTexts: readonly string[] = [
  "qzx".repeat(666),
  "a'".repeat(1000),
  "1.".repeat(1000),
  "last ".repeat(400),
  "two hundred ".repeat(166),
  "first week of ".repeat(142),
  "'a ".repeat(666),
  "from may to ".repeat(166),
  "revenue by category and ".repeat(83),
  "name ".repeat(400),
  "more than 5 orders with ".repeat(83),
  "Berlin or Paris or ".repeat(105),
  "not without never no ".repeat(95),
];

const warmUpRounds = 2;
const rounds = 5;
const copiesPerRound = 50;

async function readDatabase(path: string): Promise<PreparedDatabase> {
  const connector = await openFile(path, { maxProcesses: 1 });
  try {
    const catalog = await connector.introspect();
    const values = await connector.sampleValues();
    return prepareDatabase({ catalog, values, glossary: { entries: [] } });
  } finally {
    await connector.close();
  }
}

function copyCatalog(catalog: Catalog): unknown {
  return JSON.parse(JSON.stringify(catalog));
}

function timePlanning(
  { text, today }: Pick<ShopQuestion, "text" | "today">,
  database: PreparedDatabase,
): number {
  const startedAt = performance.now();
  const planned = planQuestion({ text, database, today, settings: defaultSettings });
  if (planned.kind === "planned") {
    printStatement(planned.plan, {
      catalog: database.catalog,
      dialect: "duckdb",
      today,
      settings: defaultSettings,
    });
  }
  return performance.now() - startedAt;
}
