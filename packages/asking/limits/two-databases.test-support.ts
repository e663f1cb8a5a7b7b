import { DatabaseSync } from "node:sqlite";
import { DuckDBInstance } from "@duckdb/node-api";
import type { DialectName } from "@askery/model";
import { openClickhouse } from "../open-clickhouse.test-support.ts";
import { openMariadb } from "../open-mariadb.test-support.ts";
import { openPostgres } from "../open-postgres.test-support.ts";
import { readRows, type OpenServer } from "../open-server.test-support.ts";

/** A database that a test writes and reads. */
export interface TestDatabase {
  /** Its name on a server; null where tables have a schema. */
  readonly name: string | null;
  execute(sql: string): Promise<void>;
  read(sql: string): Promise<readonly (readonly unknown[])[]>;
  close(): Promise<void>;
}

/** An empty database of a dialect, or why there is none. */
export async function openEmpty(dialect: DialectName): Promise<TestDatabase | { readonly skipped: string }> {
  switch (dialect) {
    case "sqlite":
      return openSqlite();
    case "duckdb":
      return openDuckdb();
    case "postgres":
      return asTestDatabase(await openPostgres(), null);
    case "mysql":
      return asTestDatabase(await openMariadb(), "SELECT DATABASE()");
    case "clickhouse":
      return asTestDatabase(await openClickhouse(), "SELECT currentDatabase()");
  }
}

function openSqlite(): TestDatabase {
  const database = new DatabaseSync(":memory:");
  return {
    name: null,
    execute: async (sql) => database.exec(sql),
    read: async (sql) => {
      const statement = database.prepare(sql);
      statement.setReturnArrays(true);
      return statement.all() as unknown as readonly (readonly unknown[])[];
    },
    close: async () => database.close(),
  };
}

async function openDuckdb(): Promise<TestDatabase> {
  const connection = await (await DuckDBInstance.create(":memory:")).connect();
  return {
    name: null,
    execute: async (sql) => void (await connection.run(sql)),
    read: async (sql) => (await connection.runAndReadAll(sql)).getRowsJson(),
    close: async () => connection.closeSync(),
  };
}

async function asTestDatabase(
  server: OpenServer<DialectName> | { readonly skipped: string },
  whichName: string | null,
): Promise<TestDatabase | { readonly skipped: string }> {
  if ("skipped" in server) return server;
  const { connector } = server;
  const read = (text: string) => readRows(connector, { dialect: connector.dialect, text, parameters: [] });
  return {
    name: whichName && String((await read(whichName))[0]?.[0]),
    execute: (sql) => server.execute(sql),
    read,
    close: () => server.close(),
  };
}
