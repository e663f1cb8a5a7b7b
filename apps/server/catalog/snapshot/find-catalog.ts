import { AppError, type CatalogTable } from "@askery/model";
import { noKnowledge } from "../../knowledge/knowledge-of.ts";
import type { FoundSecret } from "../../knowledge/list-private-columns.ts";
import { findTarget } from "../../databases/sources/find-target.ts";
import { readSnapshot, type ReadCatalog } from "./read-catalogs.ts";
import type { CatalogContext } from "./catalog-context.ts";
import { catalogMessages } from "../../messages/catalog-messages.ts";

/**
 * The contents of a database from its last sync, including hidden and private parts. The sample, which all users share,
 * is read when it is first needed.
 *
 * @throws AppError `conflict` for a database that was not read yet
 */
export async function findCatalog(context: CatalogContext, databaseId: string): Promise<ReadCatalog> {
  const { target, source } = await findTarget(context, databaseId);
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
        .select(["catalog", "samples", "secrets"])
        .where("workspaceId", "=", databaseId)
        .executeTakeFirstOrThrow();
      const { secrets } = snapshot;
      return readSnapshot(
        { ...snapshot, secrets: secrets === null ? null : (JSON.parse(secrets) as readonly FoundSecret[]) },
        row.readAtMs,
      );
    });
  }
  if (!(await isSample(context, databaseId))) throw notReadYet();
  return context.catalogs.get(source, async () => {
    const readAtMs = context.now();
    return readSnapshot(
      await context.asking.run("sync", {
        target,
        before: null,
        isSameTarget: false,
        isAsked: true,
        knowledge: noKnowledge,
      }),
      readAtMs,
    );
  });
}

/** @throws AppError `not-found`, or the errors of `findCatalog` */
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
