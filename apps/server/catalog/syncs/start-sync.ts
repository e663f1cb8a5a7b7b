import { randomUUID } from "node:crypto";
import type { Sync } from "@askery/api";
import { readSync } from "./read-syncs.ts";
import { runSync } from "./run-sync.ts";
import type { SyncContext } from "./sync-context.ts";

export interface SyncStart {
  readonly databaseId: string;
  /** Null if the schedule starts it, or a question that names something gone. */
  readonly userId: string | null;
  /** Whether the database may have changed just before. Default: if a person starts it. */
  readonly isAsked?: boolean;
}

/** Exceeds the maximum duration of a sync: one that has run longer was abandoned by a server that ended. */
const leftAfterMs = 30 * 60 * 1000;

/** Starts to read a database's tables again, or returns the sync that is already running. */
export async function startSync(
  context: SyncContext,
  { databaseId, userId, isAsked = userId !== null }: SyncStart,
): Promise<Sync> {
  const running = context.syncs.idOf(databaseId) ?? (await findRunning(context, databaseId));
  if (running !== null) return readSync(context, running);
  const id = randomUUID();
  await context.store
    .insertInto("sync")
    .values({
      id,
      workspaceId: databaseId,
      state: "running",
      startedById: userId,
      tableCount: null,
      changes: "[]",
      withheld: "[]",
      affected: "[]",
      failure: null,
      startedAtMs: context.now(),
      finishedAtMs: null,
    })
    .execute();
  context.syncs.start({
    id,
    databaseId,
    run: (control) => runSync(context, { id, databaseId, isAsked }, control),
  });
  return readSync(context, id);
}

/** The id of a sync that another server runs. */
async function findRunning({ store, now }: SyncContext, databaseId: string): Promise<string | null> {
  const row = await store
    .selectFrom("sync")
    .select("id")
    .where("workspaceId", "=", databaseId)
    .where("state", "=", "running")
    .where("startedAtMs", ">", now() - leftAfterMs)
    .executeTakeFirst();
  return row?.id ?? null;
}
