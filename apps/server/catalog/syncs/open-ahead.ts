import { AppError } from "@askery/model";
import { dayIn, savedSource } from "../../databases/sources/find-source.ts";
import { readSettings } from "../../databases/workspaces/databases.ts";
import type { SyncContext } from "./sync-context.ts";

interface ToOpen {
  readonly databaseId: string;
  readonly signal: AbortSignal;
}

/**
 * Opens a database that a person has had read, so that the first question about it does not wait. If that fails, the
 * question opens it, and reports the reason.
 */
export async function openAhead(context: SyncContext, { databaseId, signal }: ToOpen): Promise<void> {
  const row = await context.store
    .selectFrom("workspace")
    .leftJoin("snapshot", "snapshot.workspaceId", "workspace.id")
    .select(["workspace.settings", "workspace.revision", "snapshot.tableCount"])
    .where("workspace.id", "=", databaseId)
    .executeTakeFirstOrThrow();
  const settings = readSettings(row.settings);
  const source = savedSource(databaseId, row);
  const today = dayIn(settings.timeZone, context.now());
  try {
    await context.asking.run("open", { source, settings, today }, { signal });
  } catch (cause) {
    if (!(cause instanceof AppError) && !signal.aborted) {
      context.log.error({ err: cause }, "a database was not opened after its sync");
    }
  }
}
