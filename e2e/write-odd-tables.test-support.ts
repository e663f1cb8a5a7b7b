import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";

/** Replaces the sample in a server's data folder with tables of which there is little to say. */
export async function writeOddTables(dataFolder: string): Promise<void> {
  const folder = join(dataFolder, "sample");
  mkdirSync(folder, { recursive: true });
  const today = new Date().toISOString().slice(0, 10);
  const instance = await DuckDBInstance.create(join(folder, `shop-1-${today}.duckdb`));
  const connection = await instance.connect();
  const wide = Array.from({ length: 497 }, (_, index) => `'v' || (i * ${index + 3}) % 4 AS c${index}`);
  for (const statement of [
    "CREATE TABLE parts (id INTEGER PRIMARY KEY, kind VARCHAR, weight DOUBLE)",
    "INSERT INTO parts SELECT i, CASE i % 3 WHEN 0 THEN 'bolt' WHEN 1 THEN 'nut' ELSE 'gear' END, 1 + i % 7 FROM range(90) AS r(i)",
    "CREATE TABLE single (id INTEGER PRIMARY KEY, happened_on DATE, amount DOUBLE)",
    "INSERT INTO single VALUES (1, DATE '2026-05-03', 12.5)",
    "CREATE TABLE blanks (id INTEGER PRIMARY KEY, happened_on DATE, amount DOUBLE, kind VARCHAR)",
    "INSERT INTO blanks (id) VALUES (1), (2), (3)",
    "CREATE TABLE notes (title VARCHAR, body VARCHAR)",
    "INSERT INTO notes VALUES ('one', 'some text about it'), ('two', 'more text'), ('three', 'yet more text')",
    `CREATE TABLE wide AS SELECT i AS id, DATE '2026-01-05' + CAST(i % 150 AS INTEGER) AS sold_on, 100 + i % 31 AS amount, ${wide.join(", ")} FROM range(200) AS r(i)`,
  ]) {
    await connection.run(statement);
  }
  connection.closeSync();
  instance.closeSync();
}
