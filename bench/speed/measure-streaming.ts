import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DuckDBInstance } from "@duckdb/node-api";
import { openFile, type Connector } from "@askery/connectors";
import { median, timeRuns, type Measurement } from "./measurement.ts";

/**
 * Streams a million rows of an integer, a decimal and a text from a database's process to ours. The yardstick is the
 * database's own driver, which reads the same rows in our process.
 */
export async function measureStreaming(folder: string): Promise<readonly Measurement[]> {
  const duckdbPath = join(folder, "rows.duckdb");
  const sqlitePath = join(folder, "rows.sqlite");
  const instance = await DuckDBInstance.create(duckdbPath);
  const connection = await instance.connect();
  await connection.run(`CREATE TABLE rows AS ${selectRows(`range(${rowCount}) AS source(i)`)}`);
  const duckdbDriver = await timeRuns(runs, async () => {
    const result = await connection.stream(everyRow);
    for (
      let chunk = await result.fetchChunk();
      chunk && chunk.rowCount > 0;
      chunk = await result.fetchChunk()
    ) {
      chunk.getColumns();
    }
  });
  connection.closeSync();
  instance.closeSync();

  const sqlite = new DatabaseSync(sqlitePath);
  const counted = `(WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n LIMIT ${rowCount}) SELECT i FROM n)`;
  sqlite.exec(`CREATE TABLE rows AS ${selectRows(counted)}`);
  const sqliteDriver = await timeRuns(runs, () => {
    for (const row of sqlite.prepare(everyRow, { returnArrays: true }).iterate()) void row;
  });
  sqlite.close();
  return [
    await compareWith("DuckDB", duckdbPath, duckdbDriver),
    await compareWith("SQLite", sqlitePath, sqliteDriver),
  ];
}

const rowCount = 1_000_000;
const runs = 3;
const everyRow = "SELECT id, figure, name FROM rows";

function selectRows(source: string): string {
  return `SELECT i AS id, i * 0.37e0 AS figure, 'name ' || (i % 1000) AS name FROM ${source}`;
}

async function compareWith(name: string, path: string, driver: readonly number[]): Promise<Measurement> {
  const connector = await openFile(path, { maxProcesses: 1 });
  const times = await timeRuns(runs, () => readAll(connector));
  await connector.close();
  return {
    what: `1,000,000 rows from ${name}`,
    value: median(times),
    yardstick: "its driver in our process",
    yardstickValue: median(driver),
    goal: { kind: "ratio", most: 4 },
  };
}

async function readAll(connector: Connector): Promise<void> {
  const statement = { dialect: connector.dialect, text: everyRow, parameters: [] };
  const run = await connector.run(statement, { limits: { maxRows: rowCount, maxBytes: 1_000_000_000 } });
  let seen = 0;
  for await (const chunk of run.chunks) seen += chunk.rowCount;
  if (seen !== rowCount) throw new Error(`${seen} of ${rowCount} rows came from ${connector.dialect}`);
}
