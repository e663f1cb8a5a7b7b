import { join } from "node:path";
import { connectDatabase, exploreDatabase, investigateDatabase, type AskableDatabase } from "@askery/asking";
import { openFile, readTable, type Connector } from "@askery/connectors";
import {
  AppError,
  defaultSettings,
  invariant,
  wholeDatabase,
  type ExplorationEvent,
  type InvestigationEvent,
  type Statement,
} from "@askery/model";
import { startPostgres } from "../../scripts/test-servers/postgres-server.ts";
import { openAt } from "./measure-postgres.ts";
import type { Measurement } from "./measurement.ts";
import { saleCount, salesToday, writeDuckdbSales, writePostgresSales } from "./ten-million-sales.ts";

/**
 * Explores and investigates ten million sales, in DuckDB and in a PostgreSQL that is started for it. The yardstick is the
 * same queries alone, one after the other; ours run three at once, with planning, statistics and charts. Then both are
 * stopped in the middle.
 */
export async function measureLooking(folder: string): Promise<readonly Measurement[]> {
  return [...(await measureDuckdb(folder)), ...(await measurePostgres())];
}

/** Empty if no PostgreSQL is available. */
async function measurePostgres(): Promise<readonly Measurement[]> {
  const server = await startPostgres().catch(() => null);
  if (server === null) return [];
  try {
    const connectionString = await server.createDatabase();
    await writePostgresSales(connectionString);
    return await measureIn("PostgreSQL", await openAt(connectionString));
  } finally {
    await server.stop();
  }
}

async function measureDuckdb(folder: string): Promise<readonly Measurement[]> {
  const path = join(folder, "looking.duckdb");
  await writeDuckdbSales(path);
  return measureIn("DuckDB", await openFile(path, { maxProcesses: 3 }));
}

async function measureIn(name: string, connector: Connector): Promise<readonly Measurement[]> {
  try {
    const database = await connectDatabase(connector);
    const explored = await measureEvents((one, signal) => explore(one, signal), database, "finding");
    const investigated = await measureEvents((one, signal) => investigate(one, signal), database, "result");
    const what = `${saleCount.toLocaleString("en-US")} rows in ${name}`;
    const row = (title: string, value: number, rawMs: number, most: number): Measurement => ({
      what: `${what}: ${title}`,
      value,
      yardstick: "its queries alone",
      yardstickValue: rawMs,
      goal: { kind: "ratio", most },
    });
    return [
      row("Explorer's first chart", explored.firstMs, explored.rawMs, 0.5),
      row("Explorer, all charts", explored.allMs, explored.rawMs, 1.5),
      row("Quantum's report", investigated.allMs, investigated.rawMs, 1.5),
      {
        what: `${what}: Explorer stopped, the next query answered`,
        value: explored.stopMs,
        yardstick: "all of its queries",
        yardstickValue: explored.rawMs,
        goal: { kind: "value", most: 2_000 },
      },
      {
        what: `${what}: Quantum stopped, the next query answered`,
        value: investigated.stopMs,
        yardstick: "all of its queries",
        yardstickValue: investigated.rawMs,
        goal: { kind: "value", most: 2_000 },
      },
    ];
  } finally {
    await connector.close();
  }
}

type Look = (
  database: AskableDatabase,
  signal: AbortSignal,
) => AsyncGenerator<ExplorationEvent | InvestigationEvent>;

interface LookTimes {
  readonly firstMs: number;
  readonly allMs: number;
  /** The statements of the run, one after the other. */
  readonly rawMs: number;
  readonly stopMs: number;
}

async function measureEvents(
  look: Look,
  database: AskableDatabase,
  first: "finding" | "result",
): Promise<LookTimes> {
  const statements: Statement[] = [];
  const { connector } = database;
  const run = connector.run.bind(connector);
  const recorded: Connector["run"] = async (statement, options) => {
    statements.push(statement);
    return run(statement, options);
  };
  Object.assign(connector, { run: recorded });
  const startedAt = performance.now();
  let firstMs: number | null = null;
  for await (const event of look(database, new AbortController().signal)) {
    if (event.kind === first) firstMs ??= performance.now() - startedAt;
    invariant(event.kind !== "failed", `a query failed: ${JSON.stringify(event)}`);
  }
  const allMs = performance.now() - startedAt;
  Object.assign(connector, { run });
  const rawAt = performance.now();
  for (const statement of statements) await readTable(await connector.run(statement));
  const rawMs = performance.now() - rawAt;
  return { firstMs: firstMs ?? allMs, allMs, rawMs, stopMs: await timeStopping(look, database, first) };
}

/** The time from Stop until the database answers something else, with as many connections as the run had. */
async function timeStopping(
  look: Look,
  database: AskableDatabase,
  first: "finding" | "result",
): Promise<number> {
  const stopping = new AbortController();
  const { connector } = database;
  let stoppedAt = performance.now();
  try {
    for await (const event of look(database, stopping.signal)) {
      if (event.kind !== first || stopping.signal.aborted) continue;
      stoppedAt = performance.now();
      stopping.abort();
    }
  } catch (cause) {
    if (!stopping.signal.aborted && cause instanceof AppError) throw cause;
  }
  const next = { dialect: connector.dialect, text: "SELECT 1 AS n", parameters: [] };
  await Promise.all([1, 2, 3].map(async () => readTable(await connector.run(next))));
  return performance.now() - stoppedAt;
}

const request = { today: salesToday, settings: defaultSettings, now: () => performance.now() };

function explore(database: AskableDatabase, signal: AbortSignal): AsyncGenerator<ExplorationEvent> {
  const [table] = database.prepared.catalog.tables;
  return exploreDatabase({
    ...request,
    database,
    exploration: { ...wholeDatabase, table: table?.id ?? null },
    signal,
  });
}

function investigate(database: AskableDatabase, signal: AbortSignal): AsyncGenerator<InvestigationEvent> {
  const investigation = { question: "Why did revenue fall in May?", without: [] };
  return investigateDatabase({ ...request, database, investigation, signal });
}
