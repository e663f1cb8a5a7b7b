import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DuckDBInstance } from "@duckdb/node-api";

/** Stock by region, and deliveries. "Europe" is part of four regions. Returns the path. */
export function writeWarehouse(folder: string): string {
  const path = join(folder, "warehouse.sqlite");
  const database = new DatabaseSync(path);
  database.exec(`
    CREATE TABLE stock (id INTEGER PRIMARY KEY, item TEXT NOT NULL, region TEXT NOT NULL, quantity INTEGER NOT NULL);
    CREATE TABLE deliveries (id INTEGER PRIMARY KEY, stock_id INTEGER NOT NULL REFERENCES stock (id), delivered_on DATE NOT NULL);
    WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 240)
    INSERT INTO stock SELECT n, 'Item ' || n,
      CASE n % 5 WHEN 0 THEN 'Europe North' WHEN 1 THEN 'Europe South' WHEN 2 THEN 'Europe East'
        WHEN 3 THEN 'Europe West' ELSE 'Asia' END, 20 + (n * 37) % 160 FROM n;
    WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 300)
    INSERT INTO deliveries SELECT n, 1 + n % 240, date('now', '-' || n || ' days') FROM n;`);
  database.close();
  return path;
}

/** Removes the warehouse's deliveries. */
export function dropDeliveries(folder: string): void {
  const database = new DatabaseSync(join(folder, "warehouse.sqlite"));
  database.exec("DROP TABLE deliveries");
  database.close();
}

/** Customers, and crossings and voyages that take forever to count. Returns the path. */
export async function writeCrossings(folder: string): Promise<string> {
  const path = join(folder, "crossings.duckdb");
  const instance = await DuckDBInstance.create(path);
  const connection = await instance.connect();
  await connection.run(
    "CREATE TABLE customers AS SELECT range AS id, 'Customer ' || range AS name FROM range(50)",
  );
  await connection.run(
    "CREATE VIEW crossings AS SELECT a.range % 5 AS rating FROM range(10000000) a, range(10000000) b WHERE a.range + b.range > -1",
  );
  await connection.run(
    `CREATE VIEW voyages AS SELECT current_date - CAST(a.range % 90 AS INTEGER) AS sailed_on,
       CASE b.range % 3 WHEN 0 THEN 'Ida' WHEN 1 THEN 'Mar' ELSE 'Sol' END AS ship
       FROM range(10000000) a, range(10000000) b WHERE a.range + b.range > -1`,
  );
  connection.closeSync();
  instance.closeSync();
  return path;
}

const areas =
  "billing cargo catalog claims credit depot donor energy event field finance fleet grant harbor import invest journal kitchen market order".split(
    " ",
  );
const things =
  "account case contract discount form grade invoice item ledger limit member offer panel permit plan quota route store ticket vendor".split(
    " ",
  );
const parts = ["", "_event", "_line", "_note", "_step"];

/** About two thousand tables that refer to customers and to each other without declaring keys. Returns the path. */
export function writeEstate(folder: string): string {
  const path = join(folder, "estate.sqlite");
  const database = new DatabaseSync(path);
  const names = areas.flatMap((area) =>
    things.flatMap((thing) => parts.map((part) => `${area}_${thing}${part}`)),
  );
  const tables = names.map((name, at) => {
    const refersTo = at % 2 === 0 ? "" : `, ${names[at - 1]}_id INTEGER`;
    return `CREATE TABLE ${name}s (id INTEGER PRIMARY KEY, customer_id INTEGER${refersTo}, note TEXT);
      INSERT INTO ${name}s (id, customer_id, note) VALUES (1, 1, 'First'), (2, 2, 'Second');`;
  });
  database.exec(`BEGIN; CREATE TABLE customers (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
    INSERT INTO customers VALUES (1, 'Ada'), (2, 'Bea'), (3, 'Cem'); ${tables.join("")} COMMIT;`);
  database.close();
  return path;
}

/** Letters. Returns the path. */
export function writeArchive(folder: string): string {
  const path = join(folder, "archive.sqlite");
  const database = new DatabaseSync(path);
  database.exec(`
    CREATE TABLE letters (id INTEGER PRIMARY KEY, sender TEXT NOT NULL, received_on DATE NOT NULL);
    INSERT INTO letters VALUES (1, 'Ada', '2019-03-01'), (2, 'Bea', '2019-04-11'), (3, 'Cem', '2019-04-12');`);
  database.close();
  return path;
}
