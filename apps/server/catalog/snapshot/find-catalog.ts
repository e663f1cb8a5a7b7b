import { AppError, type CatalogTable } from "@askery/model";
import { findPlace } from "../../databases/sources/find-place.ts";
import { readSnapshot, type ReadCatalog } from "./read-catalogs.ts";
import type { CatalogContext } from "./catalog-context.ts";
import { catalogMessages } from "../../messages/catalog-messages.ts";

/**
 * What was last read of a database, hidden and private parts included. The sample, which all share, is read when it is
 * first looked at.
 *
 * @throws AppError `conflict` for a database that was not read yet
 */
export async function findCatalog(context: CatalogContext, databaseId: string): Promise<ReadCatalog> {
  const { place, source } = await findPlace(context, databaseId);
  const row = await context.store
    .selectFrom("snapshot")
    .select("readAtMs")
    .where("workspaceId", "=", databaseId)
    .where("source", "=", source)
    .executeTakeFirst();
  if (row !== undefined) {
    return context.catalogs.get(`${databaseId} ${row.readAtMs}`, async () => {
      const snapshot = await context.store
        .selectFrom("snapshot")
        .select(["catalog", "samples"])
        .where("workspaceId", "=", databaseId)
        .executeTakeFirstOrThrow();
      return readSnapshot(snapshot, row.readAtMs);
    });
  }
  if (!(await isSample(context, databaseId))) throw notReadYet();
  return context.catalogs.get(source, async () => {
    const readAtMs = context.now();
    return readSnapshot(
      await context.asking.run("sync", {
        place,
        before: null,
        isSameTarget: false,
        isAsked: true,
        privateColumns: [],
      }),
      readAtMs,
    );
  });
}

/** @throws AppError `not-found`, as `findCatalog` */
export async function findTable(
  context: CatalogContext,
  { databaseId, tableId }: { readonly databaseId: string; readonly tableId: string },
): Promise<{ readonly table: CatalogTable; readonly read: ReadCatalog }> {
  const read = await findCatalog(context, databaseId);
  const table = read.catalog.tables.find(({ id }) => id === tableId);
  if (table !== undefined) return { table, read };
  throw new AppError("not-found", catalogMessages.noSuchTable(tableId));
}

async function isSample({ store }: CatalogContext, databaseId: string): Promise<boolean> {
  const { kind } = await store
    .selectFrom("workspace")
    .select("kind")
    .where("id", "=", databaseId)
    .executeTakeFirstOrThrow();
  return kind === "sample";
}

function notReadYet(): AppError {
  return new AppError("conflict", catalogMessages.tablesNotRead);
}
