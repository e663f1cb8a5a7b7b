import { openServer, type Connector } from "@askery/connectors";
import { Client } from "pg";
import { startPostgres } from "../../scripts/test-servers/postgres-server.ts";
import { median, timeRuns, type Measurement } from "./measurement.ts";

/**
 * Starts a PostgreSQL on this machine, streams a million rows, stops an endless query, and reads a catalog of two
 * thousand tables. The yardsticks are the driver, which buffers all rows, and a single query for the same catalog.
 * Empty if no PostgreSQL is available.
 */
export async function measurePostgres(): Promise<readonly Measurement[]> {
  const server = await startPostgres().catch(() => null);
  if (server === null) return [];
  const connectionString = await server.createDatabase();
  const driver = new Client({ connectionString });
  await driver.connect();
  const connector = await openAt(connectionString);
  try {
    await driver.query(
      `CREATE TABLE rows AS SELECT i AS id, i * 0.37::float8 AS figure, 'name ' || (i % 1000) AS name
       FROM generate_series(1, ${rowCount}) AS source (i); ANALYZE rows`,
    );
    return [
      await measureRows(connector, driver),
      await measureStop(connector, driver),
      await measureCatalog(connector, driver),
    ];
  } finally {
    await connector.close();
    await driver.end();
    await server.stop();
  }
}

const rowCount = 1_000_000;
const tableCount = 2_000;
const runs = 3;

async function measureRows(connector: Connector, driver: Client): Promise<Measurement> {
  const text = "SELECT id, figure, name FROM rows";
  const limits = { maxRows: rowCount, maxBytes: 1_000_000_000 };
  const ours = await timeRuns(runs, async () => {
    const run = await connector.run({ dialect: "postgres", text, parameters: [] }, { limits });
    let seen = 0;
    for await (const chunk of run.chunks) seen += chunk.rowCount;
    if (seen !== rowCount) throw new Error(`${seen} of ${rowCount} rows came`);
  });
  return {
    what: "1,000,000 rows from PostgreSQL",
    value: median(ours),
    yardstick: "its driver",
    yardstickValue: median(await timeRuns(runs, () => driver.query({ text, rowMode: "array" }))),
    goal: { kind: "ratio", most: 2 },
  };
}

async function measureStop(connector: Connector, driver: Client): Promise<Measurement> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const abort = new AbortController();
    const text = "SELECT count(*) FROM rows a, rows b, rows c";
    const running = connector.run({ dialect: "postgres", text, parameters: [] }, { signal: abort.signal });
    await new Promise((resolve) => setTimeout(resolve, untilBusyMs));
    const startedAt = performance.now();
    abort.abort();
    await running.catch(() => undefined);
    times.push(performance.now() - startedAt);
  }
  return {
    what: "a PostgreSQL query stopped",
    value: median(times),
    yardstick: "an empty query",
    yardstickValue: median(await timeRuns(runs, () => driver.query("SELECT 1"))),
    goal: { kind: "value", most: 2_000 },
  };
}

const untilBusyMs = 200;

async function measureCatalog(connector: Connector, driver: Client): Promise<Measurement> {
  for (let first = 0; first < tableCount; first += 100) {
    const tables = Array.from(
      { length: 100 },
      (_, index) =>
        `CREATE TABLE t${first + index} (id int PRIMARY KEY, name text, placed_on date, total numeric)`,
    );
    await driver.query(tables.join(";"));
  }
  return {
    what: "the catalog of 2,000 PostgreSQL tables",
    value: median(await timeRuns(runs, () => connector.introspect())),
    yardstick: "its driver, columns and types only",
    yardstickValue: median(await timeRuns(runs, () => driver.query(listColumns))),
    goal: { kind: "value", most: 10_000 },
  };
}

const listColumns = "SELECT table_name, column_name, data_type FROM information_schema.columns";

/** Connects to a server of the tests. */
export function openAt(connectionString: string): Promise<Connector> {
  const { hostname, port, pathname, username, password } = new URL(connectionString);
  return openServer({
    kind: "postgres",
    host: hostname,
    port: Number(port),
    database: pathname.slice(1),
    user: username,
    password,
    tls: { mode: "off", ca: null, certificate: null, key: null },
    tunnel: null,
    schemas: null,
    addresses: "any",
  });
}
