import { AppError } from "@askery/model";
import { uploadedPath } from "../../databases/sources/find-target.ts";
import { findCatalog } from "../../catalog/snapshot/find-catalog.ts";
import type { CatalogContext } from "../../catalog/snapshot/catalog-context.ts";
import type { InDatabase } from "../../store/store-context.ts";
import { startSync } from "../../catalog/syncs/start-sync.ts";
import { findUploadLimits } from "./find-upload-limits.ts";
import { refuseElsewhere } from "../../databases/sources/upload-folder.ts";
import type { UploadContext } from "./upload-context.ts";
import { catalogMessages } from "../../messages/catalog-messages.ts";

/** Removes a table of a database of files. @throws AppError `not-found`, `conflict` while a file is being loaded */
export async function removeFileTable(
  context: UploadContext & CatalogContext,
  { databaseId, userId, tableName }: InDatabase & { readonly tableName: string },
): Promise<void> {
  refuseElsewhere(context.policy);
  await findUploadLimits(context, databaseId);
  const { catalog } = await findCatalog(context, databaseId);
  if (!catalog.tables.some(({ name }) => name === tableName)) {
    throw new AppError("not-found", catalogMessages.noSuchTable(tableName));
  }
  const targetPath = uploadedPath(context.policy.uploadFolder, databaseId);
  await context.asking.run("removeTable", { targetPath, table: tableName });
  await context.syncs.settled(databaseId);
  await startSync(context, { databaseId, userId });
  await context.syncs.settled(databaseId);
}
