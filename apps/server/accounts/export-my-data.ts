import { signInTables } from "../store/sign-in-store.ts";
import type { Store } from "../store/open-store.ts";
import type { AccountContext } from "./delete-account.ts";

/** Everything that a user has on this server: the account, memberships, questions, and what they made. */
export async function exportMyData({ store, now }: AccountContext, userId: string): Promise<object> {
  const [account, memberships, conversations, charts, dashboards, favorites, comments, acts] =
    await Promise.all([
      readAccount(store, userId),
      listMemberships(store, userId),
      listConversations(store, userId),
      listMade(store, "chart", userId),
      listMade(store, "dashboard", userId),
      store
        .selectFrom("favorite")
        .select(["kind", "title", "targetId"])
        .where("userId", "=", userId)
        .execute(),
      listComments(store, userId),
      listActs(store, userId),
    ]);
  const exportedAt = printTime(now());
  return { exportedAt, account, memberships, conversations, charts, dashboards, favorites, comments, acts };
}

async function readAccount(store: Store, userId: string) {
  const { createdAt, ...user } = await signInTables(store)
    .selectFrom("user")
    .select(["name", "email", "image", "createdAt"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return { ...user, createdAt: new Date(createdAt).toISOString() };
}

function listMemberships(store: Store, userId: string) {
  return store
    .selectFrom("membership")
    .innerJoin("workspace", "workspace.id", "membership.workspaceId")
    .select(["workspace.name as database", "membership.role"])
    .where("membership.userId", "=", userId)
    .where("workspace.deletedAtMs", "is", null)
    .orderBy("workspace.name")
    .execute();
}

async function listConversations(store: Store, userId: string) {
  const rows = await store
    .selectFrom("conversation")
    .innerJoin("workspace", "workspace.id", "conversation.workspaceId")
    .leftJoin("turn", "turn.conversationId", "conversation.id")
    .select(["conversation.id", "conversation.summary", "workspace.name as database"])
    .select(["turn.question", "turn.askedAtMs"])
    .where("conversation.ownerId", "=", userId)
    .where("conversation.deletedAtMs", "is", null)
    .orderBy("conversation.createdAtMs")
    .orderBy("turn.position")
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id).values()].map((turns) => ({
    summary: turns[0]?.summary,
    database: turns[0]?.database,
    questions: turns.flatMap(({ question, askedAtMs }) =>
      question === null ? [] : [{ question, askedAt: printTime(askedAtMs ?? 0) }],
    ),
  }));
}

async function listMade(store: Store, kind: "chart" | "dashboard", userId: string) {
  const rows = await store
    .selectFrom(kind)
    .select(["title", "createdAtMs"])
    .where("ownerId", "=", userId)
    .where("deletedAtMs", "is", null)
    .orderBy("createdAtMs")
    .execute();
  return rows.map(({ title, createdAtMs }) => ({ title, createdAt: printTime(createdAtMs) }));
}

async function listComments(store: Store, userId: string) {
  const rows = await store
    .selectFrom("comment")
    .select(["text", "createdAtMs"])
    .where("authorId", "=", userId)
    .where("deletedAtMs", "is", null)
    .orderBy("createdAtMs")
    .execute();
  return rows.map(({ text, createdAtMs }) => ({ text, createdAt: printTime(createdAtMs) }));
}

async function listActs(store: Store, userId: string) {
  const rows = await store
    .selectFrom("auditEntry")
    .select(["atMs", "words", "thingName as thing", "address", "device"])
    .where("actorId", "=", userId)
    .orderBy("atMs")
    .execute();
  return rows.map(({ atMs, ...act }) => ({ at: printTime(atMs), ...act }));
}

function printTime(ms: number): string {
  return new Date(ms).toISOString();
}
