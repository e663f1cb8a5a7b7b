import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DuckDBInstance } from "@duckdb/node-api";
import type { Catalog, ColumnProfile } from "@askery/model";
import { expect, onTestFinished, test, type TestContext } from "vitest";
import type { Connector, IntrospectOptions } from "./connector.ts";
import { openFile } from "./open-file.ts";
import { openServer } from "./open-server.ts";
import {
  openCurrentClickhouse,
  openMariadb,
  openOldClickhouse,
  openPostgres,
} from "./open-written.test-support.ts";

/** More rows than are scanned in a large table, ordered by day. */
const rowCount = 12_000;
const rows = Array.from({ length: rowCount }, (_, at) => {
  const day = new Date(Date.UTC(2024, 0, 1 + Math.floor(at / 100))).toISOString().slice(0, 10);
  return `(${String(at + 1)}, '${day}', '${at < rowCount / 2 ? "first" : "second"}')`;
}).join(", ");

const statements = (engine: string, key = " PRIMARY KEY") => [
  `CREATE TABLE events (id INTEGER${key}, day DATE, half ${engine === "" ? "VARCHAR(9)" : "String"})${engine}`,
  `INSERT INTO events VALUES ${rows}`,
];

type Open = (context: TestContext) => Promise<Connector>;

function onServer(
  openWritten: typeof openPostgres,
  { key, after = [] }: { key?: string; after?: string[] } = {},
): Open {
  return async ({ skip }) => {
    const opened = await openWritten();
    if ("skipped" in opened) return skip(opened.skipped);
    await opened.write(...statements(opened.engine, key), ...after);
    const connector = await openServer(opened.target);
    onTestFinished(async () => {
      await connector.close();
      await opened.leave();
    });
    return connector;
  };
}

function inFile(write: (path: string) => void | Promise<void>): Open {
  return async () => {
    const folder = mkdtempSync(join(tmpdir(), "askery-rows-"));
    const path = join(folder, "events.db");
    await write(path);
    const connector = await openFile(path);
    onTestFinished(async () => {
      await connector.close();
      rmSync(folder, { recursive: true });
    });
    return connector;
  };
}

function writeSqlite(path: string): void {
  const database = new DatabaseSync(path);
  for (const sql of statements("")) database.exec(sql);
  database.close();
}

async function writeDuckdb(path: string): Promise<void> {
  const instance = await DuckDBInstance.create(path);
  const connection = await instance.connect();
  for (const sql of statements("")) await connection.run(sql);
  connection.closeSync();
  instance.closeSync();
}

const kinds: readonly (readonly [name: string, open: Open])[] = [
  ["SQLite", inFile(writeSqlite)],
  ["DuckDB", inFile(writeDuckdb)],
  ["PostgreSQL", onServer(openPostgres, { after: ["ANALYZE events"] })],
  ["MariaDB", onServer(openMariadb)],
  ["MariaDB without a key", onServer(openMariadb, { key: "" })],
  ["ClickHouse of now", onServer(openCurrentClickhouse, { key: "" })],
];

const whole = { rowCount, basis: "all-rows", nullCount: 0 };

test.for(kinds)("%s: profiles a table from all of its rows", async ([, open], context) => {
  const profiles = await profilesOf(await open(context));
  expect(profiles).toMatchObject({
    id: { ...whole, distinctCount: rowCount, min: "1", max: String(rowCount) },
    day: { ...whole, distinctCount: rowCount / 100, min: "2024-01-01", max: "2024-04-29" },
    half: { ...whole, distinctCount: 2, min: "first", max: "second" },
  });
});

/** Options that make the table too large for that. */
const large: IntrospectOptions = { maxScannedRows: 1_000, maxWholeCells: 0 };

const sampled = kinds.filter(([name]) => name !== "PostgreSQL" && name !== "DuckDB");

test.for(sampled)("%s: samples a large table throughout", async ([, open], context) => {
  const { id, half } = await profilesOf(await open(context), large);
  expect([id?.basis, half?.distinctCount]).toEqual(["spread-sample", 2]);
  expect(id?.rowCount).toBeLessThanOrEqual(1_500);
  expect(Number(id?.min)).toBeLessThan(rowCount * 0.05);
  expect(Number(id?.max)).toBeGreaterThan(rowCount * 0.94);
});

test("PostgreSQL: takes the server's statistics of a large table, or a sample", async (context) => {
  const analyzed = await profilesOf(
    await onServer(openPostgres, { after: ["ANALYZE events"] })(context),
    large,
  );
  expect(analyzed["id"]).toMatchObject({ rowCount, basis: "statistics", min: "1", max: String(rowCount) });
  const unanalyzed = { after: ["ALTER TABLE events SET (autovacuum_enabled = off)"] };
  const { id, half } = await profilesOf(await onServer(openPostgres, unanalyzed)(context), large);
  expect([id?.basis, half?.distinctCount]).toEqual(["spread-sample", 2]);
});

test("ClickHouse of 2018, which has no row counts: profiles the first rows of a large table, and reports that", async (context) => {
  const { id } = await profilesOf(await onServer(openOldClickhouse, { key: "" })(context), large);
  expect(id).toMatchObject({ rowCount: 1_000, basis: "first-rows" });
});

async function profilesOf(
  connector: Connector,
  options: IntrospectOptions = {},
): Promise<Readonly<Record<string, ColumnProfile | null>>> {
  const { tables }: Catalog = await connector.introspect(options);
  const columns = tables.find(({ name }) => name === "events")?.columns ?? [];
  return Object.fromEntries(columns.map(({ name, profile }) => [name, profile]));
}
