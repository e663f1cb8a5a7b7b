import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";

/** A name that tries to inject markup. */
export const wickedName = `<img src=x onerror="document.title='taken'"><b>Ada</b>`;

/**
 * Replaces the sample in a server's data folder with a shop whose customers have malicious names, whose crossings and
 * voyages take forever to count, and whose parcels take forever if the lost ones are among them.
 */
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
  await connection.run(
    `CREATE VIEW voyages AS SELECT current_date - CAST(a.range % 90 AS INTEGER) AS sailed_on, 'Ship ' || b.range % 3 AS ship
       FROM range(10000000) a, range(10000000) b WHERE a.range + b.range > -1`,
  );
  await connection.run(
    `CREATE VIEW parcels AS SELECT * FROM (VALUES (1, 'small', 'red'), (2, 'small', 'blue'), (3, 'large', 'red')) AS parcel (id, size, color)
       UNION ALL SELECT a.range + 4, 'lost', 'gray' FROM range(10000000) a, range(10000000) b WHERE a.range + b.range > -1`,
  );
  connection.closeSync();
  instance.closeSync();
}
