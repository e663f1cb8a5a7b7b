import type { SharedKind } from "@askery/api";
import type { Store } from "../store/open-store.ts";
import { hasRole } from "./has-role.ts";

interface Thing {
  readonly kind: SharedKind;
  readonly id: string;
  readonly databaseId: string;
}

/**
 * The members who may read a thing and what was written about it: for all of them, what `grantAccess` decides for one by
 * a rule of the kind `read`.
 */
export async function findReaders(store: Store, thing: Thing): Promise<ReadonlySet<string>> {
  const members = await store
    .selectFrom("membership")
    .select(["userId", "role"])
    .where("workspaceId", "=", thing.databaseId)
    .execute();
  const rule = await store
    .selectFrom("dataRule")
    .select("tableId")
    .where("workspaceId", "=", thing.databaseId)
    .executeTakeFirst();
  const ids = members
    .filter(({ role }) => rule === undefined || hasRole(role, "admin"))
    .map(({ userId }) => userId);
  const chosen = thing.kind === "conversation" ? await findChosen(store, thing.id) : null;
  return new Set(chosen === null ? ids : ids.filter((id) => chosen.has(id)));
}

/** The owner of a conversation and those it was shared with; null for all members. */
async function findChosen(store: Store, conversationId: string): Promise<ReadonlySet<string> | null> {
  const { ownerId, everyoneReads } = await store
    .selectFrom("conversation")
    .select(["ownerId", "everyoneReads"])
    .where("id", "=", conversationId)
    .executeTakeFirstOrThrow();
  if (everyoneReads === 1) return null;
  const readers = await store
    .selectFrom("conversationAccess")
    .select("userId")
    .where("conversationId", "=", conversationId)
    .execute();
  return new Set([ownerId, ...readers.map(({ userId }) => userId)]);
}
