import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { NodeSqliteDialect } from "@better-auth/kysely-adapter/node-sqlite-dialect";
import { CamelCasePlugin, Kysely, PostgresDialect } from "kysely";
import { Migrator } from "kysely/migration";
import pg from "pg";
import { migrations } from "./migrations.ts";
import type { Tables } from "./tables.ts";

export type Store = Kysely<Tables>;

/** Where the store is: a file in the data folder, or a PostgreSQL database. */
export type StoreLocation =
  | { readonly kind: "embedded"; readonly folder: string }
  | { readonly kind: "postgres"; readonly url: string };

/** Opens the store and brings its tables up to date. */
export async function openStore(location: StoreLocation): Promise<Store> {
  const store = new Kysely<Tables>({ dialect: dialectOf(location), plugins: [new CamelCasePlugin()] });
  const migrator = new Migrator({ db: store, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) {
    await store.destroy();
    throw new Error("The store's tables could not be brought up to date.", { cause: error });
  }
  return store;
}

function dialectOf(location: StoreLocation) {
  if (location.kind === "postgres") {
    return new PostgresDialect({ pool: new pg.Pool({ connectionString: location.url }) });
  }
  mkdirSync(location.folder, { recursive: true });
  const database = new DatabaseSync(join(location.folder, "askery.sqlite"));
  database.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;");
  return new NodeSqliteDialect({ database });
}
