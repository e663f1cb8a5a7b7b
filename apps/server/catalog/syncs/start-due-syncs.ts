import { takeLease } from "../../store/take-lease.ts";
import type { StoreContext } from "../../store/store-context.ts";
import { nextSyncAtMs } from "./read-syncs.ts";
import { startSync } from "./start-sync.ts";
import type { SyncContext } from "./sync-context.ts";

const leaseMs = 5 * 60 * 1000;

/** Reads the databases whose time has come, one after the other, where no other server does. */
export async function startDueSyncs(context: SyncContext, holder: string): Promise<void> {
  if (!(await takeLease(context, { name: "syncs", holder, forMs: leaseMs }))) return;
  for (const databaseId of await findDueDatabases(context)) {
    await startSync(context, { databaseId, userId: null });
    await context.syncs.settled(databaseId);
    if (!(await takeLease(context, { name: "syncs", holder, forMs: leaseMs }))) return;
  }
}

/** Those that are to be read by themselves and were not within their period, longest ago first. */
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
