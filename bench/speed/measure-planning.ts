import { openFile } from "@askery/connectors";
import { planQuestion, prepareDatabase, printStatement, type PreparedDatabase } from "@askery/engine";
import { defaultSettings, type Catalog } from "@askery/model";
import type { ShopQuestion } from "../accuracy/read-shop-questions.ts";
import { percentile } from "../percentile.ts";
import { median, timeRuns, type Measurement } from "./measurement.ts";

/**
 * Question → plan → SQL without the database, over questions about the sample shop. The yardstick copies the shop's
 * catalog by way of JSON, which is work of a similar kind: texts and small objects.
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
  const yardstick = { yardstick: "its catalog copied as JSON", yardstickMs: median(copies) };
  return [
    { what: "question → SQL, p50", ms: percentile(times, 0.5), ...yardstick, goal: { kind: "ms", most: 5 } },
    {
      what: "question → SQL, p99",
      ms: percentile(times, 0.99),
      ...yardstick,
      goal: { kind: "ms", most: 25 },
    },
  ];
}

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

function timePlanning({ text, today }: ShopQuestion, database: PreparedDatabase): number {
  const startedAt = performance.now();
  const planned = planQuestion({ text, database, today, settings: defaultSettings });
  if (planned.kind === "planned") {
    printStatement(planned.plan, { catalog: database.catalog, dialect: "duckdb", settings: defaultSettings });
  }
  return performance.now() - startedAt;
}
