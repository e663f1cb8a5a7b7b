import { createWriteStream, rmSync } from "node:fs";
import { once } from "node:events";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { loadFiles } from "@askery/connectors";
import { median, timeRuns } from "./measurement.ts";
import type { Measurement } from "./measurement.ts";

const rowCount = 340_000;
const runs = 3;

/**
 * The time to load a CSV file into a database: it is read twice, so that all rows agree with the types, in a process
 * that must first start. The yardstick is DuckDB alone, which chooses types by the first rows.
 */
export async function measureLoading(folder: string): Promise<readonly Measurement[]> {
  const path = join(folder, "orders.csv");
  await writeOrders(path);
  const ours = await timeRuns(runs, () =>
    loadFiles({
      files: [{ path, fileName: "orders.csv", tableName: null, mode: "replace" }],
      targetPath: join(folder, "ours.duckdb"),
    }),
  );
  const theirs = await timeRuns(runs, () => loadAlone(path, join(folder, "theirs.duckdb")));
  return [
    {
      what: "a CSV file of 20 MB becomes a database",
      value: median(ours),
      yardstick: "DuckDB: CREATE TABLE AS FROM read_csv",
      yardstickValue: median(theirs),
      goal: { kind: "ratio", most: 5 },
    },
  ];
}

async function loadAlone(path: string, target: string): Promise<void> {
  rmSync(target, { force: true });
  const instance = await DuckDBInstance.create(target, { threads: "4" });
  const connection = await instance.connect();
  await connection.run(`CREATE TABLE orders AS FROM read_csv('${path}')`);
  await connection.run("CHECKPOINT");
  connection.closeSync();
  instance.closeSync();
}

/** Writes orders with every kind of column: keys, dates, names, money, counts, notes. About 60 bytes per row. */
async function writeOrders(path: string): Promise<void> {
  const output = createWriteStream(path);
  output.write("id,ordered_on,city,amount,quantity,note\n");
  for (let at = 0; at < rowCount; at += batchRows) {
    const rows = Array.from({ length: batchRows }, (_, row) => printOrder(at + row));
    if (!output.write(rows.join(""))) await once(output, "drain");
  }
  output.end();
  await once(output, "finish");
}

const batchRows = 10_000;

function printOrder(id: number): string {
  const day = `2024-${twoDigits((id % 12) + 1)}-${twoDigits((id % 28) + 1)}`;
  const amount = ((id * 7919) % 100_000) / 100;
  return `${id},${day},City ${id % 997},${amount},${id % 13},note number ${(id * 31) % 100_003} here\n`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
