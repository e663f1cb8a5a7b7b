import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";

/** Replaces the sample in a server's data folder with a database of one table: visits to two sites, fewer in May at one. */
export async function writeOneTable(dataFolder: string): Promise<void> {
  const folder = join(dataFolder, "sample");
  mkdirSync(folder, { recursive: true });
  const today = new Date().toISOString().slice(0, 10);
  const instance = await DuckDBInstance.create(join(folder, `shop-1-${today}.duckdb`));
  const connection = await instance.connect();
  await connection.run(
    `CREATE TABLE visits AS SELECT i AS id, day AS visited_on, site, 1 + i % 4 AS guests FROM (
       SELECT row_number() OVER () AS i, DATE '2026-01-01' + CAST(d AS INTEGER) AS day,
         CASE n % 2 WHEN 0 THEN 'Harbor' ELSE 'Old town' END AS site
       FROM range(151) AS days (d), range(20) AS visit (n)
     ) WHERE NOT (site = 'Harbor' AND day >= DATE '2026-05-01' AND i % 3 > 0)`,
  );
  connection.closeSync();
  instance.closeSync();
}
