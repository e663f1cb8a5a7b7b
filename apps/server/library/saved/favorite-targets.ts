import type { FavoriteKind } from "@askery/api";
import { readerKey } from "../../policies/current-limits.ts";
import { mayReadConversation } from "../../policies/may-read-conversation.ts";
import { findPeople } from "../../people/find-people.ts";
import type { InDatabase, StoreContext } from "../../store/store-context.ts";
import { readableTitle, type SavedKind } from "./list-saved.ts";

export interface Target {
  readonly kind: Exclude<FavoriteKind, "folder">;
  readonly id: string;
}

/**
 * The titles of targets that still exist and that the user may see, by `targetKey`: conversations that they may read, a
 * database's charts and dashboards, and its members.
 */
export async function findTargets(
  context: StoreContext,
  where: InDatabase,
  targets: readonly Target[],
): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const [kind, ofKind] of Map.groupBy(targets, (target) => target.kind)) {
    const ids = ofKind.map(({ id }) => id);
    for (const { id, title } of await finders[kind](context, where, ids)) {
      found.set(targetKey({ kind, id }), title);
    }
  }
  return found;
}

/** Which of the targets exist, but not for the user, by `targetKey`: conversations that they may not read, and people who left. */
export async function findLost(
  { store }: StoreContext,
  { databaseId }: InDatabase,
  targets: readonly Target[],
): Promise<ReadonlySet<string>> {
  const people = targets.filter(({ kind }) => kind === "person");
  const ids = targets.flatMap(({ kind, id }) => (kind === "conversation" ? id : []));
  if (ids.length === 0) return new Set(people.map(targetKey));
  const conversations = await store
    .selectFrom("conversation")
    .select("id")
    .where("id", "in", ids)
    .where("workspaceId", "=", databaseId)
    .where("deletedAtMs", "is", null)
    .execute();
  return new Set(
    [...people, ...conversations.map(({ id }) => ({ kind: "conversation", id }) as const)].map(targetKey),
  );
}

export function targetKey({ kind, id }: Target): string {
  return `${kind} ${id}`;
}

/** The path of a favorite's target; null for a folder. */
export function targetUrl(kind: FavoriteKind, id: string | null): string | null {
  if (kind === "folder" || id === null) return null;
  return `${paths[kind]}/${encodeURIComponent(id)}`;
}

const paths: Readonly<Record<Target["kind"], string>> = {
  conversation: "/chat",
  chart: "/charts",
  dashboard: "/dashboards",
  person: "/people",
};

interface Titled {
  readonly id: string;
  readonly title: string;
}

type FindTitles = (
  context: StoreContext,
  where: InDatabase,
  ids: readonly string[],
) => Promise<readonly Titled[]>;

const finders: Readonly<Record<Target["kind"], FindTitles>> = {
  conversation: ({ store }, { databaseId, userId }, ids) =>
    store
      .selectFrom("conversation")
      .select(["id", "summary as title"])
      .where("id", "in", ids)
      .where("workspaceId", "=", databaseId)
      .where("deletedAtMs", "is", null)
      .where(mayReadConversation("conversation", { userId, limitsKey: readerKey() }))
      .execute(),
  chart: findSaved("chart"),
  dashboard: findSaved("dashboard"),
  person: async (context, { databaseId }, ids) => {
    const members = await context.store
      .selectFrom("member")
      .select("userId")
      .where("workspaceId", "=", databaseId)
      .where("userId", "in", ids)
      .execute();
    const people = await findPeople(
      context,
      members.map(({ userId }) => userId),
    );
    return [...people.values()].map(({ id, name }) => ({ id, title: name }));
  },
};

function findSaved(kind: SavedKind): FindTitles {
  return async ({ store }, { databaseId }, ids) => {
    const rows = await store
      .selectFrom(kind)
      .select(["id", readableTitle(kind).as("title")])
      .where("id", "in", ids)
      .where("workspaceId", "=", databaseId)
      .where("deletedAtMs", "is", null)
      .execute();
    return rows.map(({ id, title }) => ({ id, title: title === "" ? "Chart" : title }));
  };
}
