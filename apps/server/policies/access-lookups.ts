import { sql, type AliasedExpression } from "kysely";
import type { ResourceKind } from "@askery/api";
import { findDataLimits, type DataLimits } from "./data-limits.ts";
import { findLink } from "./find-link.ts";
import { isSharedWith } from "./may-read-conversation.ts";
import type { AccessLookups, Standing } from "./grant-access.ts";
import type { Store } from "../store/open-store.ts";
import type { RecentReads } from "../store/recent-reads.ts";
import { hasEntered } from "./visit-proof.ts";

/** The facts about a resource that do not depend on the user. */
interface Ownership {
  readonly workspaceId: string;
  readonly makerId: string | null;
  readonly deletedAtMs: number | null;
  /** The conversation that it is or belongs to, which people may share; null for other kinds. */
  readonly conversationId: string | null;
  /** 1 if all members may read it. */
  readonly everyoneReads: number;
  /** The limits under which the conversation was asked. */
  readonly limitsKey: string | null;
  /** The author of a comment; null for other kinds. */
  readonly authorId: string | null;
}

/** Other kinds have no readers. */
const noComment = sql<null>`null`.as("authorId");
const unread = [
  noComment,
  sql<null>`null`.as("conversationId"),
  sql<number>`0`.as("everyoneReads"),
  sql<null>`null`.as("limitsKey"),
] as const;

/** The query for each kind of resource, by its id. */
const ownerships: Readonly<
  Record<ResourceKind, (store: Store, id: string) => AliasedExpression<Ownership, "owned">>
> = {
  database: (store, id) =>
    store
      .selectFrom("workspace")
      .select(["id as workspaceId", sql<null>`null`.as("makerId"), "deletedAtMs", ...unread])
      .where("id", "=", id)
      .as("owned"),
  conversation: (store, id) =>
    store
      .selectFrom("conversation")
      .select(["workspaceId", "ownerId as makerId", "deletedAtMs", "id as conversationId", "everyoneReads"])
      .select(["limitsKey", noComment])
      .where("id", "=", id)
      .as("owned"),
  // A turn belongs to the owner of its conversation, and is in the trash if the conversation is.
  turn: (store, id) =>
    store
      .selectFrom("turn")
      .innerJoin("conversation", "conversation.id", "turn.conversationId")
      .select(["conversation.workspaceId", "conversation.ownerId as makerId", "conversation.deletedAtMs"])
      .select(["conversation.id as conversationId", "conversation.everyoneReads", "conversation.limitsKey"])
      .select(noComment)
      .where("turn.id", "=", id)
      .as("owned"),
  chart: (store, id) =>
    store
      .selectFrom("chart")
      .select(["workspaceId", "ownerId as makerId", "deletedAtMs", ...unread])
      .where("id", "=", id)
      .as("owned"),
  dashboard: (store, id) =>
    store
      .selectFrom("dashboard")
      .select(["workspaceId", "ownerId as makerId", "deletedAtMs", ...unread])
      .where("id", "=", id)
      .as("owned"),
  favorite: (store, id) =>
    store
      .selectFrom("favorite")
      .select(["workspaceId", "userId as makerId", sql<null>`null`.as("deletedAtMs"), ...unread])
      .where("id", "=", id)
      .as("owned"),
  folder: (store, id) =>
    store
      .selectFrom("folder")
      .select(["workspaceId", "createdById as makerId", "deletedAtMs", ...unread])
      .where("id", "=", id)
      .as("owned"),
  thread: (store, id) =>
    selectCommented(store)
      .select([sql<null>`null`.as("deletedAtMs"), noComment])
      .where("commentThread.id", "=", id)
      .as("owned"),
  comment: (store, id) =>
    selectCommented(store)
      .innerJoin("comment", "comment.threadId", "commentThread.id")
      .select(["comment.deletedAtMs", "comment.authorId"])
      .where("comment.id", "=", id)
      .as("owned"),
};

/** Threads with what they are about, unless that is in the trash. */
function selectCommented(store: Store) {
  const first = <Value>(column: string) =>
    sql<Value>`coalesce(${sql.ref(`conversation.${column}`)}, ${sql.ref(`chart.${column}`)}, ${sql.ref(`dashboard.${column}`)})`;
  return store
    .selectFrom("commentThread")
    .leftJoin("conversation", (join) =>
      join
        .onRef("conversation.id", "=", "commentThread.targetId")
        .on("commentThread.kind", "=", "conversation")
        .on("conversation.deletedAtMs", "is", null),
    )
    .leftJoin("chart", (join) =>
      join
        .onRef("chart.id", "=", "commentThread.targetId")
        .on("commentThread.kind", "=", "chart")
        .on("chart.deletedAtMs", "is", null),
    )
    .leftJoin("dashboard", (join) =>
      join
        .onRef("dashboard.id", "=", "commentThread.targetId")
        .on("commentThread.kind", "=", "dashboard")
        .on("dashboard.deletedAtMs", "is", null),
    )
    .select(["commentThread.workspaceId", first<string>("ownerId").as("makerId")])
    .select(["conversation.id as conversationId", "conversation.limitsKey"])
    .select(sql<number>`coalesce(${sql.ref("conversation.everyoneReads")}, 0)`.as("everyoneReads"))
    .where(first<string>("id"), "is not", null);
}

interface LookupParts {
  readonly store: Store;
  readonly recent: RecentReads;
  readonly now: () => number;
  /** The server's secret, with which visits are signed. */
  readonly secret: string;
}

/** Looks up a user's standing toward the resource in a path, with at most one query, and the link of a token. */
export function accessLookups(parts: LookupParts): Omit<AccessLookups, "isServerOwner"> {
  const { store, recent, now, secret } = parts;
  const recall = recent.createReader<Standing | null>();
  const recallLimits = recent.createReader<{ readonly limits: DataLimits | null }>();
  return {
    findStanding: (kind, id, userId) =>
      recall(`${kind} ${id} ${userId}`, () => findStanding(store, { kind, id, userId })),
    findLimits: async (databaseId, userId) => {
      const find = async () => ({ limits: await findDataLimits(store, { databaseId, userId }) });
      return (await recallLimits(`${databaseId} ${userId}`, find)).limits;
    },
    findLink: (token) => findLink(parts, token),
    hasEntered: (link, cookies) => hasEntered({ link, secret }, cookies, now()),
  };
}

interface Named {
  readonly kind: ResourceKind;
  readonly id: string;
  readonly userId: string;
}

const shared = { id: "owned.conversationId", everyoneReads: "owned.everyoneReads" };

async function findStanding(store: Store, { kind, id, userId }: Named): Promise<Standing | null> {
  const row = await store
    .selectFrom(ownerships[kind](store, id))
    .innerJoin("workspace", "workspace.id", "owned.workspaceId")
    .leftJoin("membership", (join) =>
      join.onRef("membership.workspaceId", "=", "workspace.id").on("membership.userId", "=", userId),
    )
    .select(["owned.workspaceId", "owned.makerId", "owned.deletedAtMs", "membership.role"])
    .select(isSharedWith(shared, userId).as("isReader"))
    .select(["owned.conversationId", "owned.limitsKey", "owned.authorId"])
    .select("workspace.deletedAtMs as databaseDeletedAtMs")
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    databaseId: row.workspaceId,
    makerId: row.makerId,
    role: row.role,
    isReader: Boolean(row.isReader),
    isInTrash: row.deletedAtMs !== null,
    isOfConversation: row.conversationId !== null,
    limitsKey: row.limitsKey,
    authorId: row.authorId,
    isDatabaseInTrash: kind !== "database" && row.databaseDeletedAtMs !== null,
  };
}
