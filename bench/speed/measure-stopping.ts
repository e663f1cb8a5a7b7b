import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DuckDBInstance } from "@duckdb/node-api";
import { openFile } from "@askery/connectors";
import { median, timeRuns, type Measurement } from "./measurement.ts";

/**
 * The time from Stop, during an endless query, until the database answers the next one. The yardstick starts Node and
 * ends it, which is the cost of replacing a process.
 */
export async function measureStopping(folder: string): Promise<readonly Measurement[]> {
  const duckdbPath = join(folder, "stop.duckdb");
  const sqlitePath = join(folder, "stop.sqlite");
  const instance = await DuckDBInstance.create(duckdbPath);
  instance.closeSync();
  const sqlite = new DatabaseSync(sqlitePath);
  sqlite.exec("CREATE TABLE rows (id)");
  sqlite.close();
  const replacing = await timeRuns(runs, () =>
    once(spawn(process.execPath, ["--eval", "0"], { stdio: "ignore" }), "exit"),
  );
  const stopped = { yardstick: "Node, started and stopped", yardstickValue: median(replacing) };
  return [
    {
      what: "a DuckDB query stopped, the next answered",
      value: median(await timeStopping(duckdbPath, endless.duckdb)),
      ...stopped,
      goal: { kind: "value", most: 2_000 },
    },
    {
      what: "a SQLite query stopped, the next answered",
      value: median(await timeStopping(sqlitePath, endless.sqlite)),
      ...stopped,
      goal: { kind: "value", most: 2_000 },
    },
  ];
}

const runs = 5;
const untilBusyMs = 200;

const endless = {
  duckdb: "SELECT count(*) AS n FROM range(1000000000000) a, range(1000000) b WHERE a.range + b.range < 0",
  sqlite: "WITH RECURSIVE s(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM s) SELECT count(*) AS n FROM s",
};

async function timeStopping(path: string, text: string): Promise<readonly number[]> {
  const connector = await openFile(path, { maxProcesses: 1 });
  const { dialect } = connector;
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const abort = new AbortController();
    const running = connector.run({ dialect, text, parameters: [] }, { signal: abort.signal });
    await new Promise((resolve) => setTimeout(resolve, untilBusyMs));
    const startedAt = performance.now();
    abort.abort();
    await running.catch(() => undefined);
    await (await connector.run({ dialect, text: "SELECT 1 AS n", parameters: [] })).cancel();
    times.push(performance.now() - startedAt);
  }
  await connector.close();
  return times;
}
