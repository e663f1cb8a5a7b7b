import { DatabaseSync } from "node:sqlite";
import { DuckDBInstance } from "@duckdb/node-api";
import { openPostgres } from "../open-postgres.test-support.ts";
import type { OpenServer } from "../open-server.test-support.ts";

/** A database that a test writes and reads. */
export interface TestDatabase {
  execute(sql: string): Promise<void>;
  read(sql: string): Promise<readonly (readonly unknown[])[]>;
  close(): Promise<void>;
}

/** An empty database of a dialect, or why there is none. */
export async function openEmpty(
  dialect: "sqlite" | "duckdb" | "postgres",
): Promise<TestDatabase | { readonly skipped: string }> {
  switch (dialect) {
    case "sqlite":
      return openSqlite();
    case "duckdb":
      return openDuckdb();
    case "postgres":
      return asTestDatabase(await openPostgres());
  }
}

function openSqlite(): TestDatabase {
  const database = new DatabaseSync(":memory:");
  return {
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
    execute: async (sql) => void (await connection.run(sql)),
    read: async (sql) => (await connection.runAndReadAll(sql)).getRowsJson(),
    close: async () => connection.closeSync(),
  };
}

function asTestDatabase(
  server: OpenServer<"postgres"> | { readonly skipped: string },
): TestDatabase | { readonly skipped: string } {
  if ("skipped" in server) return server;
  const { dialect } = server.connector;
  return {
    execute: (sql) => server.execute(sql),
    read: (text) => server.read({ dialect, text, parameters: [] }),
    close: () => server.close(),
  };
}
