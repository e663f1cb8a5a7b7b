import type { SharedKind } from "@askery/api";
import type { Store } from "../store/open-store.ts";
import { findDataLimits } from "./data-limits.ts";
import { hasRole } from "./has-role.ts";

interface Thing {
  readonly kind: SharedKind;
  readonly id: string;
  readonly databaseId: string;
}

export interface ThingReader {
  /** Whether data rules limit what they read of the database. */
  readonly isLimited: boolean;
}

/**
 * The members who may read a thing, by id: for all of them, what `grantAccess` decides for one by a rule of the kind `read`
 * that is also for members with limits.
 */
export async function findReaders(store: Store, thing: Thing): Promise<ReadonlyMap<string, ThingReader>> {
  const { databaseId } = thing;
  const members = await store
    .selectFrom("membership")
    .select(["userId", "role"])
    .where("workspaceId", "=", databaseId)
    .execute();
  const rule = await store
    .selectFrom("dataRule")
    .select("tableId")
    .where("workspaceId", "=", databaseId)
    .executeTakeFirst();
  const all = new Map(
    members.map(({ userId, role }) => [userId, { isLimited: rule !== undefined && !hasRole(role, "admin") }]),
  );
  if (thing.kind !== "conversation") return all;
  const chosen = await findChosen(store, thing.id);
  const opensFor = await findLimitedOwner(store, thing);
  return new Map(
    [...all].filter(([id, { isLimited }]) =>
      isLimited ? id === opensFor : chosen === null || chosen.has(id),
    ),
  );
}

/** The owner of a conversation, if it was asked under the limits that they have now: nobody else with limits reads it. */
async function findLimitedOwner(store: Store, { id, databaseId }: Thing): Promise<string | null> {
  const { ownerId, limitsKey } = await store
    .selectFrom("conversation")
    .select(["ownerId", "limitsKey"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const limits = await findDataLimits(store, { databaseId, userId: ownerId });
  return limits?.key === limitsKey ? ownerId : null;
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
