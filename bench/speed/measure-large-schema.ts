import { openFile } from "@askery/connectors";
import {
  findSecrets,
  planQuestion,
  prepareDatabase,
  printStatement,
  type PreparedDatabase,
} from "@askery/engine";
import { defaultSettings, type Catalog, type ColumnValues } from "@askery/model";
import { readBenchmarks } from "../accuracy/read-benchmarks.ts";
import { percentile } from "../percentile.ts";
import { makeBigCatalog } from "./big-catalog.ts";
import { businessQuestions } from "./business-questions.data.ts";
import { median, timeRuns, type Measurement } from "./measurement.ts";

/**
 * Question → SQL over a schema as large as the largest one of Spider, which has 26 tables and 352 columns.
 *
 * It measures a generated schema and, if `benchmarks` is given (a folder as for `npm run accuracy`), that of Spider
 * itself (baseball_1, with its own questions). The yardstick copies the catalog via JSON.
 */
export async function measureLargeSchema(benchmarks: string | null): Promise<readonly Measurement[]> {
  const source = makeBigCatalog({ tables: 26, columnsPerTable: 14, values: 20_000 });
  const database = prepareDatabase({ ...source, glossary: { entries: [] } });
  return [
    ...(await measurePreparing("26 tables, 364 columns", source)),
    ...(await measure("26 tables, 364 columns", database, businessQuestions)),
    ...(benchmarks === null ? [] : await measureSpider(benchmarks)),
  ];
}

const spiderDatabase = "baseball_1.sqlite";

async function measureSpider(folder: string): Promise<readonly Measurement[]> {
  const [spider] = readBenchmarks(folder, ["spider_train"]);
  const texts = (spider?.questions ?? []).filter(({ database }) => database.endsWith(`/${spiderDatabase}`));
  const [first] = texts;
  if (first === undefined) return [];
  const connector = await openFile(first.database, { maxProcesses: 1 });
  try {
    const source = { catalog: await connector.introspect(), values: await connector.sampleValues() };
    const database = prepareDatabase({ ...source, glossary: { entries: [] } });
    return await measure(
      "Spider's largest schema",
      database,
      texts.map(({ text }) => text),
    );
  } finally {
    await connector.close();
  }
}

interface Contents {
  readonly catalog: Catalog;
  readonly values: readonly ColumnValues[];
}

/** What happens once for each database: its meaning, then everything that questions look up. */
async function measurePreparing(what: string, contents: Contents): Promise<readonly Measurement[]> {
  const time = async (work: () => unknown) =>
    median((await timeRuns(warmUpRounds + rounds, work)).slice(warmUpRounds));
  const yardstick = {
    yardstick: "its catalog and values copied as JSON",
    yardstickValue: await time(() => JSON.parse(JSON.stringify(contents))),
  };
  return [
    // Describing the catalog is all that finding its secrets does.
    {
      what: `${what}: meaning described`,
      value: await time(() => findSecrets(contents)),
      ...yardstick,
      goal: { kind: "value", most: 250 },
    },
    {
      what: `${what}: prepared for questions`,
      value: await time(() => prepareDatabase({ ...contents, glossary: { entries: [] } })),
      ...yardstick,
      goal: { kind: "value", most: 1000 },
    },
  ];
}

const warmUpRounds = 3;
const rounds = 5;
const copiesPerRound = 20;

async function measure(
  what: string,
  database: PreparedDatabase,
  texts: readonly string[],
): Promise<readonly Measurement[]> {
  const times: number[] = [];
  const copies: number[] = [];
  for (let round = 0; round < warmUpRounds + rounds; round++) {
    const copied = await timeRuns(copiesPerRound, () => JSON.parse(JSON.stringify(database.catalog)));
    const planned = texts.map((text) => timePlanning(text, database));
    if (round < warmUpRounds) continue;
    copies.push(...copied);
    times.push(...planned);
  }
  const yardstick = { yardstick: "its catalog copied as JSON", yardstickValue: median(copies) };
  return [
    {
      what: `${what}: question → SQL, p50`,
      value: percentile(times, 0.5),
      ...yardstick,
      goal: { kind: "value", most: 10 },
    },
    {
      what: `${what}: question → SQL, p99`,
      value: percentile(times, 0.99),
      ...yardstick,
      goal: { kind: "value", most: 60 },
    },
  ];
}

const today = "2026-11-20";

function timePlanning(text: string, database: PreparedDatabase): number {
  const startedAt = performance.now();
  const planned = planQuestion({ text, database, today, settings: defaultSettings });
  if (planned.kind === "planned") {
    printStatement(planned.plan, {
      catalog: database.catalog,
      dialect: "sqlite",
      today,
      settings: defaultSettings,
    });
  }
  return performance.now() - startedAt;
}
