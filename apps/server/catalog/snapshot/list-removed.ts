import type { SchemaChange } from "@askery/api";
import type { SavedDatabase } from "../../asking-process/database-source.ts";
import type { StoreContext } from "../../store/store-context.ts";

/** How many syncs with changes are looked at. */
const maxSyncs = 200;

/**
 * The tables and columns that syncs of a database no longer found or could no longer read, the latest first, with the time of the last sync that
 * did. Those that came back are left out.
 */
export async function listRemoved(
  { store }: Pick<StoreContext, "store">,
  databaseId: string,
): Promise<SavedDatabase["removed"]> {
  const syncs = await store
    .selectFrom("sync as later")
    .select(["later.changes", "later.startedAtMs"])
    .select((of) =>
      of
        .selectFrom("sync")
        .select(({ fn }) => fn.max("sync.finishedAtMs").as("atMs"))
        .where("sync.workspaceId", "=", databaseId)
        .where("sync.state", "=", "done")
        .whereRef("sync.startedAtMs", "<", "later.startedAtMs")
        .as("beforeMs"),
    )
    .where("later.workspaceId", "=", databaseId)
    .where("later.state", "=", "done")
    .where("later.changes", "!=", "[]")
    .orderBy("later.startedAtMs", "desc")
    .limit(maxSyncs)
    .execute();
  const removed = new Map<string, SavedDatabase["removed"][number]>();
  for (const { changes, startedAtMs, beforeMs } of syncs.toReversed()) {
    for (const { kind, table, column } of JSON.parse(changes) as readonly SchemaChange[]) {
      const key = JSON.stringify([table, column]);
      removed.delete(key);
      const isGone = goneKinds.has(kind);
      if (isGone || unreadableKinds.has(kind)) {
        removed.set(key, { table, column, isGone, untilMs: beforeMs ?? startedAtMs });
      }
    }
  }
  return [...removed.values()].toReversed();
}

const goneKinds: ReadonlySet<SchemaChange["kind"]> = new Set(["table-removed", "column-removed"]);
const unreadableKinds: ReadonlySet<SchemaChange["kind"]> = new Set(["table-unreadable", "column-unreadable"]);
