import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";

/** Replaces the sample in a server's data folder with three customers, and visits that take forever to count. */
export async function writeEndlessSample(dataFolder: string): Promise<void> {
  const folder = join(dataFolder, "sample");
  mkdirSync(folder, { recursive: true });
  const today = new Date().toISOString().slice(0, 10);
  const instance = await DuckDBInstance.create(join(folder, `shop-1-${today}.duckdb`));
  const connection = await instance.connect();
  await connection.run(
    "CREATE TABLE customers AS SELECT range AS id, 'Customer ' || range AS name FROM range(3)",
  );
  await connection.run(
    "CREATE VIEW visits AS SELECT a.range % 5 AS rating FROM range(10000000) a, range(10000000) b WHERE a.range + b.range > -1",
  );
  connection.closeSync();
  instance.closeSync();
}
