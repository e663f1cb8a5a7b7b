import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DuckDBInstance } from "@duckdb/node-api";
import { openFile } from "@askery/connectors";
import { defaultSettings, type Cell, type DialectName } from "@askery/model";
import { createConnection } from "mysql2/promise";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { executeClickhouse } from "../../scripts/test-servers/clickhouse-server.ts";
import { currentClickhouseForTests } from "../../scripts/test-servers/current-clickhouse.ts";
import { mariadbForTests } from "../../scripts/test-servers/mariadb.ts";
import { postgresForTests } from "../../scripts/test-servers/postgres.ts";
import { askDatabase } from "./ask-database.ts";
import { connectDatabase, type AskableDatabase } from "./connect-database.ts";
import { placeOf } from "./open-postgres.test-support.ts";
import { connectTo } from "./open-server.test-support.ts";
import { questions, shopStatements } from "./shop-questions.test-support.ts";

/* The same questions about the same shop have the same rows in every kind of database. */

const folder = mkdtempSync(join(tmpdir(), "askery-shop-"));
const databases = new Map<DialectName, AskableDatabase>();
const missing = new Map<DialectName, string>();

beforeAll(async () => {
  databases.set("sqlite", await openSqlite());
  databases.set("duckdb", await openDuckdb());
  await openWhereThereIs("postgres", openPostgres);
  await openWhereThereIs("mysql", openMariadb);
  await openWhereThereIs("clickhouse", openClickhouse);
});

afterAll(async () => {
  for (const { connector } of databases.values()) await connector.close();
  rmSync(folder, { recursive: true });
});

const others = ["duckdb", "postgres", "mysql", "clickhouse"] as const;

test.for(others.flatMap((dialect) => questions.map((text) => [dialect, text] as const)))(
  "%s: %s",
  async ([dialect, text], context) => {
    const database = databases.get(dialect);
    const sqlite = databases.get("sqlite");
    if (!database || !sqlite) return context.skip(missing.get(dialect));
    expect(await answer(database, text)).toEqual(await answer(sqlite, text));
  },
);

test.for(questions)("“%s” finds something", async (text) => {
  const sqlite = databases.get("sqlite");
  expect(sqlite && (await answer(sqlite, text)).rows.length).toBeGreaterThan(0);
});

/**
 * The restatement, the columns and the rows. Figures have nine digits, and rows are ordered only as far as the question
 * asks.
 */
async function answer(database: AskableDatabase, text: string) {
  const outcome = await askDatabase({
    database,
    text,
    today: "2026-11-20",
    settings: defaultSettings,
    now: () => 0,
  });
  if (outcome.kind === "refused") return { refused: outcome.sentence, columns: [], rows: [] };
  const { table, interpretation, plan } = outcome.answer;
  const isFigure = table.columns.map(({ type }) => ["integer", "decimal", "float"].includes(type));
  const rows = Array.from({ length: table.rowCount }, (_, row) =>
    JSON.stringify(
      table.values.map((cells, column) => toComparable(cells[row] ?? null, isFigure[column] ?? false)),
    ),
  );
  const isOrdered = plan.kind === "query" && plan.order.length > 0;
  return {
    asked: interpretation.restatement,
    columns: table.columns.map(({ name }) => name),
    rows: isOrdered ? rows : rows.toSorted(),
  };
}

/** SQLite and MySQL return numbers for booleans, and figures that a double would change are text. */
function toComparable(cell: Cell, isFigure: boolean): Cell {
  if (typeof cell === "boolean") return cell ? 1 : 0;
  return cell === null || !isFigure ? cell : Number(Number(cell).toPrecision(9));
}

async function openSqlite(): Promise<AskableDatabase> {
  const path = join(folder, "shop.sqlite");
  const file = new DatabaseSync(path);
  for (const sql of shopStatements("sqlite")) file.exec(sql);
  file.close();
  return connectDatabase(await openFile(path));
}

async function openDuckdb(): Promise<AskableDatabase> {
  const path = join(folder, "shop.duckdb");
  const instance = await DuckDBInstance.create(path);
  const connection = await instance.connect();
  for (const sql of shopStatements("duckdb")) await connection.run(sql);
  connection.closeSync();
  instance.closeSync();
  return connectDatabase(await openFile(path));
}

async function openPostgres(): Promise<AskableDatabase | { readonly skipped: string }> {
  const server = await postgresForTests();
  if ("skipped" in server) return server;
  const client = new Client(server);
  await client.connect();
  for (const sql of shopStatements("postgres")) await client.query(sql);
  await client.end();
  return connectDatabase(await connectTo("postgres", placeOf(server.connectionString)));
}

async function openMariadb(): Promise<AskableDatabase | { readonly skipped: string }> {
  const server = await mariadbForTests();
  if ("skipped" in server) return server;
  const client = await createConnection({ ...server });
  for (const sql of shopStatements("mysql")) await client.query(sql);
  await client.end();
  return connectDatabase(await connectTo("mysql", server));
}

async function openClickhouse(): Promise<AskableDatabase | { readonly skipped: string }> {
  const server = await currentClickhouseForTests();
  if ("skipped" in server) return server;
  for (const sql of shopStatements("clickhouse")) await executeClickhouse(server, sql);
  return connectDatabase(await connectTo("clickhouse", server));
}

async function openWhereThereIs(
  dialect: DialectName,
  open: () => Promise<AskableDatabase | { readonly skipped: string }>,
): Promise<void> {
  const opened = await open();
  if ("skipped" in opened) missing.set(dialect, opened.skipped);
  else databases.set(dialect, opened);
}
