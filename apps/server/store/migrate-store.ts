import { AppError } from "@askery/model";
import { sql, type Kysely } from "kysely";
import { Migrator, type Migration } from "kysely/migration";
import { migrations } from "./migrations.ts";
import type { Tables } from "./tables.ts";
import { operationMessages } from "../messages/operation-messages.ts";

/**
 * Upgrades a store's tables in a single transaction. If it is interrupted, the store does not change, and the next
 * start tries again.
 *
 * @throws AppError `store-unavailable` for a store that a newer Askery has changed
 */
export async function migrateStore(
  store: Kysely<Tables>,
  known: Readonly<Record<string, Migration>> = migrations,
): Promise<void> {
  const db = store.withoutPlugins();
  await refuseNewer(db, Object.keys(known));
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...known }) } });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof AppError) throw error;
  if (error !== undefined) {
    throw new Error("The store's tables could not be brought up to date.", { cause: error });
  }
}

async function refuseNewer(db: Kysely<Tables>, known: readonly string[]): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === "kysely_migration")) return;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const unknown = rows.find(({ name }) => !known.includes(name));
  if (unknown === undefined) return;
  throw new AppError("store-unavailable", operationMessages.storeNewer(unknown.name));
}
