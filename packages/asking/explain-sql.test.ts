import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { openFile, readTable, type Connector } from "@askery/connectors";
import { DuckDBInstance } from "@duckdb/node-api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defaultSettings } from "@askery/model";
import { connectDatabase, type AskableDatabase } from "./connect-database.ts";
import { explainSql } from "./explain-sql.ts";
import { openMariadb } from "./open-mariadb.test-support.ts";
import { openPostgres } from "./open-postgres.test-support.ts";

const tables = [
  "CREATE TABLE customers (id integer PRIMARY KEY, name varchar(20), password_hash varchar(20))",
  "CREATE TABLE orders (id integer PRIMARY KEY, customer_id integer, amount integer)",
  "INSERT INTO customers VALUES (1, 'Ada', 'x'), (2, 'Bo', 'y')",
  "INSERT INTO orders VALUES (1, 1, 10), (2, 1, 20), (3, 2, 30)",
];

interface Opened {
  readonly connector: Connector;
  readonly close: () => Promise<void>;
}

/** A file that is filled and then opened. */
async function openFilled(name: string, fill: (path: string) => Promise<void>): Promise<Opened> {
  const folder = mkdtempSync(join(tmpdir(), "askery-explain-"));
  const path = join(folder, name);
  await fill(path);
  const connector = await openFile(path);
  return {
    connector,
    close: async () => {
      await connector.close();
      rmSync(folder, { recursive: true });
    },
  };
}

async function fillDuckdb(path: string): Promise<void> {
  const instance = await DuckDBInstance.create(path);
  const connection = await instance.connect();
  for (const sql of tables) await connection.run(sql);
  connection.closeSync();
  instance.closeSync();
}

function fillSqlite(path: string): Promise<void> {
  const file = new DatabaseSync(path);
  for (const sql of tables) file.exec(sql);
  file.close();
  return Promise.resolve();
}

const servers = { PostgreSQL: openPostgres, MariaDB: openMariadb };

async function openFilledServer(name: keyof typeof servers): Promise<Opened | { readonly skipped: string }> {
  const server = await servers[name]();
  if (!("skipped" in server)) for (const sql of tables) await server.execute(sql);
  return server;
}

const openers = {
  SQLite: () => openFilled("shop.sqlite", fillSqlite),
  DuckDB: () => openFilled("shop.duckdb", fillDuckdb),
  PostgreSQL: () => openFilledServer("PostgreSQL"),
  MariaDB: () => openFilledServer("MariaDB"),
};

describe.each(["SQLite", "DuckDB", "PostgreSQL", "MariaDB"] as const)("in %s", (name) => {
  let opened: Opened | { readonly skipped: string };
  let database: AskableDatabase | null = null;
  beforeAll(async () => {
    opened = await openers[name]();
    if ("connector" in opened) database = await connectDatabase(opened.connector);
  });
  afterAll(async () => {
    if ("connector" in opened) await opened.close();
  });

  const explain = async (text: string) => {
    if (database === null) throw new Error("the database is open");
    const about = { today: "2026-11-20", settings: defaultSettings } as const;
    return explainSql({ ...about, database, text, signal: new AbortController().signal });
  };

  test("a statement's steps name what it reads, from the result down", async (context) => {
    if ("skipped" in opened) return context.skip(opened.skipped);
    const steps = await explain(
      "SELECT c.name, sum(o.amount) AS amount FROM orders o JOIN customers c ON c.id = o.customer_id GROUP BY c.name ORDER BY 2 DESC",
    );
    expect(steps[0]?.depth).toBe(0);
    expect(steps.every(({ operation }) => operation !== "")).toBe(true);
    const read = steps.flatMap(({ details }) => details).join("\n");
    expect(read).toMatch(name === "PostgreSQL" || name === "DuckDB" ? /orders/ : /\bo\b/);
    const shares = steps.flatMap(({ costShare }) => costShare ?? []);
    expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
    expect(shares.length > 0).toBe(name === "PostgreSQL");
  });

  test.each([
    ["DELETE FROM orders", "query-refused"],
    ["SELECT 1; DELETE FROM orders", "query-refused"],
    ["ANALYZE SELECT 1", "query-refused"],
    ["ANALYZE DELETE FROM orders", "query-refused"],
    ["SELECT password_hash FROM customers", "query-refused"],
    ["SELECT nothing FROM orders", name === "SQLite" ? "query-failed" : "name-unknown"],
  ])("%s is refused, and changes nothing", async (text, code) => {
    if (database === null) return;
    await expect(explain(text)).rejects.toMatchObject({ code });
    const left = await database.connector.run({
      dialect: database.connector.dialect,
      text: "SELECT count(*) FROM orders",
      parameters: [],
    });
    const { values } = await readTable(left);
    expect(values.flat().map(Number)).toEqual([3]);
  });
});
