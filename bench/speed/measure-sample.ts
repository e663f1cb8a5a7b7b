import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import type { IsoDate } from "@askery/model";
import { buildSampleDatabase, sampleSchema } from "@askery/sample";
import type { Measurement } from "./measurement.ts";

/** Builds the sample database at `path`. The yardstick is DuckDB alone, which copies its rows. */
export async function measureSample(
  path: string,
  today: IsoDate,
  folder: string,
): Promise<readonly Measurement[]> {
  const ms = await time(() => buildSampleDatabase({ path, today }));
  const yardstickMs = await time(() => copyTables(path, join(folder, "copy.duckdb")));
  return [
    {
      what: "sample database, built",
      value: ms,
      yardstick: "copied by DuckDB",
      yardstickValue: yardstickMs,
      goal: { kind: "value", most: 15_000 },
    },
  ];
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** Copies table by table and without keys, because DuckDB cannot copy tables that refer to themselves. */
async function copyTables(from: string, to: string): Promise<void> {
  const instance = await DuckDBInstance.create(":memory:");
  const connection = await instance.connect();
  await connection.run(`ATTACH '${from}' AS one (READ_ONLY)`);
  await connection.run(`ATTACH '${to}' AS other`);
  for (const { name } of sampleSchema) {
    await connection.run(`CREATE TABLE other."${name}" AS SELECT * FROM one."${name}"`);
  }
  await connection.run("DETACH other");
  connection.closeSync();
  instance.closeSync();
}
