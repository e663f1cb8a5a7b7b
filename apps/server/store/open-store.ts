import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { CamelCasePlugin, Kysely, PostgresDialect, type CompiledQuery, type Dialect } from "kysely";
import { createEmbeddedDialect } from "./embedded-dialect.ts";
import { migrateStore } from "./migrate-store.ts";
import { openPostgres } from "./open-postgres.ts";
import { readStoreFailure } from "./store-failure.ts";
import type { Tables } from "./tables.ts";

export type Store = Kysely<Tables>;

export interface StoreOptions {
  /** Called after each statement that may have written something, including a commit, before its caller continues. */
  readonly onWrite?: () => void;
}

/** Where the store is: a file in the data folder, or a PostgreSQL database. */
export type StoreLocation =
  | { readonly kind: "embedded"; readonly folder: string }
  | { readonly kind: "postgres"; readonly url: string };

/**
 * Opens the store and brings its tables up to date. `destroy()` closes it.
 *
 * @throws AppError `store-unavailable`, `store-full`
 */
export async function openStore(location: StoreLocation, { onWrite }: StoreOptions = {}): Promise<Store> {
  const store = new Kysely<Tables>({
    dialect: await openDialect(location),
    plugins: [new CamelCasePlugin()],
    // One that failed may have written before it did.
    ...(onWrite !== undefined && { log: ({ query }) => void (isRead(query) || onWrite()) }),
  });
  try {
    await migrateStore(store);
    return store;
  } catch (error) {
    await store.destroy();
    throw error;
  }
}

/** Only what is surely a read counts as one. */
function isRead({ query }: CompiledQuery): boolean {
  return query.kind === "SelectQueryNode" && query.with === undefined;
}

async function openDialect(location: StoreLocation): Promise<Dialect> {
  if (location.kind === "postgres") {
    return new PostgresDialect({ pool: await openPostgres(location.url) });
  }
  return createEmbeddedDialect(openEmbedded(location.folder));
}

function openEmbedded(folder: string): DatabaseSync {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const database = new DatabaseSync(join(folder, "askery.sqlite"), { timeout: 5000 });
    database.exec(
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF;",
    );
    return database;
  } catch (error) {
    throw readStoreFailure(error) ?? error;
  }
}
