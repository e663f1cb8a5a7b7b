import type { SharedKind } from "@askery/api";
import { sql } from "kysely";
import type { Store } from "../store/open-store.ts";
import { findDataLimits } from "./data-limits.ts";
import { isLimitedMember } from "./is-limited-member.ts";
import { mayReadConversation } from "./may-read-conversation.ts";

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
  const rows = await store
    .selectFrom("membership")
    .select(["userId", isLimitedMember("membership").as("isLimited")])
    .where("workspaceId", "=", thing.databaseId)
    .execute();
  const members = rows.map(({ userId, isLimited }) => ({ userId, isLimited: Boolean(isLimited) }));
  const readers = thing.kind === "conversation" ? await filterReaders(store, { ...thing, members }) : members;
  return new Map(readers.map(({ userId, isLimited }) => [userId, { isLimited }]));
}

interface Member extends ThingReader {
  readonly userId: string;
}

/** The members who may read a conversation. */
async function filterReaders(
  store: Store,
  { members, ...thing }: Thing & { readonly members: readonly Member[] },
): Promise<readonly Member[]> {
  const userId = sql.ref<string>("membership.userId");
  const rows = await store
    .selectFrom("membership")
    .innerJoin("conversation", "conversation.workspaceId", "membership.workspaceId")
    .select("membership.userId")
    .where("conversation.id", "=", thing.id)
    .where(mayReadConversation("conversation", { userId, limitsKey: "" }))
    .execute();
  const withoutLimits = new Set(rows.map((row) => row.userId));
  const withLimits = await findLimitedOwner(store, thing);
  return members.filter((member) =>
    member.isLimited ? member.userId === withLimits : withoutLimits.has(member.userId),
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
