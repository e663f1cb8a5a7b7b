import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";

/** A name as somebody would write it who wants to be markup. */
export const wickedName = `<img src=x onerror="document.title='taken'"><b>Ada</b>`;

/** Puts a shop in the place of a server's sample: customers with wicked names, and crossings that no query ever counts. */
export async function writeSlowShop(dataFolder: string): Promise<void> {
  const folder = join(dataFolder, "sample");
  mkdirSync(folder, { recursive: true });
  const today = new Date().toISOString().slice(0, 10);
  const instance = await DuckDBInstance.create(join(folder, `shop-1-${today}.duckdb`));
  const connection = await instance.connect();
  await connection.run("CREATE TABLE customers (id INTEGER, name TEXT)");
  const name = wickedName.replaceAll("'", "''");
  await connection.run(`INSERT INTO customers VALUES (1, '${name}'), (2, 'Bea'), (3, 'Cem')`);
  await connection.run(
    "CREATE VIEW crossings AS SELECT a.range % 5 AS rating FROM range(10000000) a, range(10000000) b WHERE a.range + b.range > -1",
  );
  connection.closeSync();
  instance.closeSync();
}
