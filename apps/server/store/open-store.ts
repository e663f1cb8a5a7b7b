import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { CamelCasePlugin, Kysely, PostgresDialect, type Dialect } from "kysely";
import { createEmbeddedDialect } from "./embedded-dialect.ts";
import { migrateStore } from "./migrate-store.ts";
import { openLog } from "./open-log.ts";
import { openPostgres, type PostgresLimits } from "./open-postgres.ts";
import { readStoreFailure } from "./store-failure.ts";
import { watchChanges } from "./watch-changes.ts";
import type { Tables } from "./tables.ts";

export type Store = Kysely<Tables>;

export interface StoreOptions {
  /**
   * Called after each statement that may have changed what cached reads depend on, and after the commit of its
   * transaction, before its caller continues.
   */
  readonly onWrite?: () => void;
  /** Limits of a PostgreSQL store. */
  readonly limits?: StoreLimits;
}

export interface StoreLimits {
  /** How long to wait for a connection. */
  readonly connectMs: number;
  /** How long a statement may take. Migrations have no limit. */
  readonly statementMs: number;
}

const defaultLimits: StoreLimits = { connectMs: 10_000, statementMs: 30_000 };

/** The location of the store: a file in the data folder, or a PostgreSQL database. */
export type StoreLocation =
  | { readonly kind: "embedded"; readonly folder: string }
  | { readonly kind: "postgres"; readonly url: string };

/**
 * Opens the store and upgrades its tables. `destroy()` closes it.
 *
 * @throws AppError `store-unavailable`, `store-full`
 */
export async function openStore(
  location: StoreLocation,
  { onWrite, limits = defaultLimits }: StoreOptions = {},
): Promise<Store> {
  let isMigrated = false;
  const statementMs = () => (isMigrated ? limits.statementMs : null);
  const store = new Kysely<Tables>({
    dialect: await openDialect(location, { ...limits, statementMs }),
    plugins: [new CamelCasePlugin()],
    // A failed statement may have written too.
    ...(onWrite !== undefined && { log: watchChanges(onWrite) }),
  });
  try {
    await migrateStore(store);
    isMigrated = true;
    return store;
  } catch (error) {
    await store.destroy();
    throw error;
  }
}

async function openDialect(location: StoreLocation, limits: PostgresLimits): Promise<Dialect> {
  if (location.kind === "postgres") {
    return new PostgresDialect({ pool: await openPostgres(location.url, limits) });
  }
  const database = openEmbedded(location.folder);
  const log = openLog(database, join(location.folder, `${storeFileName}-wal`));
  return createEmbeddedDialect(database, log);
}

/** The embedded store in its folder. */
export const storeFileName = "askery.sqlite";

function openEmbedded(folder: string): DatabaseSync {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const database = new DatabaseSync(join(folder, storeFileName), { timeout: 5000 });
    database.exec(
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF;",
    );
    return database;
  } catch (error) {
    throw readStoreFailure(error) ?? error;
  }
}
