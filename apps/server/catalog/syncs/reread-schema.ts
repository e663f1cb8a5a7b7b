import { setTimeout as wait } from "node:timers/promises";
import type { RereadSchema } from "../../databases/sources/asking-context.ts";
import { unlessStopped } from "../../runtime/unless-stopped.ts";
import { readSync } from "./read-syncs.ts";
import { startSync } from "./start-sync.ts";
import type { SyncContext } from "./sync-context.ts";

/** Another read would find nothing either: a view, say, may name a table that is gone. */
const pauseMs = 10 * 60 * 1000;
const pollMs = 500;

/** Reads the tables of a database again with a sync, or waits for the one that is running. */
export function schemaRereader(context: SyncContext): RereadSchema {
  /** When a read of a database found no change. */
  const unchangedAtMs = new Map<string, number>();
  return async ({ databaseId, signal }) => {
    const atMs = context.now();
    if (atMs - (unchangedAtMs.get(databaseId) ?? -Infinity) < pauseMs) return null;
    const { id } = await startSync(context, { databaseId, userId: null, isAsked: true });
    await unlessStopped(context.syncs.settled(databaseId), signal);
    let sync = await readSync(context, id);
    for (; sync.state === "running"; sync = await readSync(context, id)) {
      // It runs on another server.
      await wait(pollMs, undefined, { signal });
    }
    if (sync.state !== "done") return null;
    if (sync.changes.length === 0) unchangedAtMs.set(databaseId, atMs);
    else unchangedAtMs.delete(databaseId);
    return sync.changes;
  };
}
