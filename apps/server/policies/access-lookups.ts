import { sql, type AliasedExpression } from "kysely";
import type { ResourceKind } from "@askery/api";
import type { AccessLookups, Standing } from "./grant-access.ts";
import type { Store } from "../store/open-store.ts";
import type { RecentReads } from "../store/recent-reads.ts";

/** The facts about a resource that do not depend on the user. */
interface Ownership {
  readonly workspaceId: string;
  readonly makerId: string | null;
  readonly deletedAtMs: number | null;
}

/** The query for each kind of resource, by its id. */
const ownerships: Readonly<
  Record<ResourceKind, (store: Store, id: string) => AliasedExpression<Ownership, "owned">>
> = {
  database: (store, id) =>
    store
      .selectFrom("workspace")
      .select(["id as workspaceId", sql<null>`null`.as("makerId"), "deletedAtMs"])
      .where("id", "=", id)
      .as("owned"),
  conversation: (store, id) =>
    store
      .selectFrom("conversation")
      .select(["workspaceId", "ownerId as makerId", "deletedAtMs"])
      .where("id", "=", id)
      .as("owned"),
  // A turn belongs to the owner of its conversation, and is in the trash if the conversation is.
  turn: (store, id) =>
    store
      .selectFrom("turn")
      .innerJoin("conversation", "conversation.id", "turn.conversationId")
      .select(["conversation.workspaceId", "conversation.ownerId as makerId", "conversation.deletedAtMs"])
      .where("turn.id", "=", id)
      .as("owned"),
  chart: (store, id) =>
    store
      .selectFrom("chart")
      .select(["workspaceId", "ownerId as makerId", "deletedAtMs"])
      .where("id", "=", id)
      .as("owned"),
  dashboard: (store, id) =>
    store
      .selectFrom("dashboard")
      .select(["workspaceId", "ownerId as makerId", "deletedAtMs"])
      .where("id", "=", id)
      .as("owned"),
  favorite: (store, id) =>
    store
      .selectFrom("favorite")
      .select(["workspaceId", "userId as makerId", sql<null>`null`.as("deletedAtMs")])
      .where("id", "=", id)
      .as("owned"),
};

/** Looks up a user's standing toward the resource in a path, with at most one query. */
export function accessLookups(store: Store, recent: RecentReads): Pick<AccessLookups, "findStanding"> {
  const recall = recent.createReader<Standing | null>();
  return {
    findStanding: (kind, id, userId) =>
      recall(`${kind} ${id} ${userId}`, () => findStanding(store, { kind, id, userId })),
  };
}

interface Named {
  readonly kind: ResourceKind;
  readonly id: string;
  readonly userId: string;
}

async function findStanding(store: Store, { kind, id, userId }: Named): Promise<Standing | null> {
  const row = await store
    .selectFrom(ownerships[kind](store, id))
    .innerJoin("workspace", "workspace.id", "owned.workspaceId")
    .leftJoin("member", (join) =>
      join.onRef("member.workspaceId", "=", "workspace.id").on("member.userId", "=", userId),
    )
    .select(["owned.workspaceId", "owned.makerId", "owned.deletedAtMs", "member.role"])
    .select("workspace.deletedAtMs as databaseDeletedAtMs")
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    databaseId: row.workspaceId,
    makerId: row.makerId,
    role: row.role,
    isInTrash: row.deletedAtMs !== null,
    isDatabaseInTrash: kind !== "database" && row.databaseDeletedAtMs !== null,
  };
}
