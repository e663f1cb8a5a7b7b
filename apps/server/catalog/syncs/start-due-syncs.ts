import type { JobControl } from "../../jobs/job-kind.ts";
import type { StoreContext } from "../../store/store-context.ts";
import { nextSyncAtMs } from "./read-syncs.ts";
import { startSync } from "./start-sync.ts";
import type { SyncContext } from "./sync-context.ts";

/** Syncs the databases that are due, one after the other. Aborting stops the current sync. */
export async function startDueSyncs(
  context: SyncContext,
  { signal, reportProgress }: Pick<JobControl, "signal" | "reportProgress">,
): Promise<void> {
  const due = await findDueDatabases(context);
  for (const [done, databaseId] of due.entries()) {
    signal.throwIfAborted();
    reportProgress({ done, total: due.length });
    const { id } = await startSync(context, { databaseId, userId: null });
    const stop = () => void context.syncs.stop(id);
    signal.addEventListener("abort", stop);
    await context.syncs.settled(databaseId);
    signal.removeEventListener("abort", stop);
  }
  if (due.length > 0) reportProgress({ done: due.length, total: due.length });
}

/** The databases with a schedule whose last sync is more than a period ago, least recent first. */
export async function findDueDatabases({ store, now }: StoreContext): Promise<readonly string[]> {
  const rows = await store
    .selectFrom("workspace")
    .leftJoin("sync", "sync.workspaceId", "workspace.id")
    .select((of) => ["workspace.id", "workspace.syncSchedule", of.fn.max("sync.startedAtMs").as("lastAtMs")])
    .where("workspace.syncSchedule", "!=", "off")
    .where("workspace.deletedAtMs", "is", null)
    .groupBy(["workspace.id", "workspace.syncSchedule"])
    .execute();
  const atMs = now();
  return rows
    .map(({ id, syncSchedule, lastAtMs }) => ({ id, dueAtMs: nextSyncAtMs(syncSchedule, lastAtMs ?? null) }))
    .filter(({ dueAtMs }) => dueAtMs !== null && dueAtMs <= atMs)
    .toSorted((one, other) => (one.dueAtMs ?? 0) - (other.dueAtMs ?? 0))
    .map(({ id }) => id);
}
