import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { openStore, type Store } from "../store/open-store.ts";
import { RecentReads } from "../store/recent-reads.ts";
import { makeTemporaryFolder } from "../testing/start-test-server.test-support.ts";
import { describeStores, type StoreEnvironment } from "../testing/test-stores.test-support.ts";
import { accessLookups } from "./access-lookups.ts";
import { findDataLimits } from "./data-limits.ts";
import { findReaders } from "./find-readers.ts";
import { grantAccess } from "./grant-access.ts";
import { mayReadConversation } from "./may-read-conversation.ts";

/* One conversation, the list of them and the people whom a comment reaches follow from one rule. */

const databaseId = randomUUID();
const groupId = randomUUID();
const people = {
  owner: "owner",
  admin: "admin",
  editor: "editor",
  viewer: "viewer",
  inGroup: "viewer",
} as const;
type Person = keyof typeof people;
const personIds = Object.keys(people) as readonly Person[];

async function openTeam({ databaseUrl }: StoreEnvironment) {
  const location =
    databaseUrl === null
      ? ({ kind: "embedded", folder: makeTemporaryFolder() } as const)
      : ({ kind: "postgres", url: databaseUrl } as const);
  const store = await openStore(location);
  onTestFinished(() => store.destroy());
  const at = { createdAtMs: 0, deletedAtMs: null };
  const shop = {
    name: "Shop",
    logo: null,
    plan: "Free",
    kind: "sample",
    connection: null,
    facts: null,
  } as const;
  await store
    .insertInto("workspace")
    .values({ ...shop, ...at, id: databaseId, settings: "{}" })
    .execute();
  const members = personIds.map((userId) => ({
    workspaceId: databaseId,
    userId,
    role: people[userId],
    createdAtMs: 0,
  }));
  await store.insertInto("member").values(members).execute();
  const group = { id: groupId, workspaceId: databaseId, name: "Sales", role: "viewer", ...at } as const;
  await store.insertInto("teamGroup").values(group).execute();
  await store
    .insertInto("groupMember")
    .values({ groupId, workspaceId: databaseId, userId: "inGroup" })
    .execute();
  return store;
}

/** Conversations of an editor and of the owner, each shared in every way, and those that were asked within limits. */
async function addConversations(
  store: Store,
  limitsKeys: readonly (string | null)[],
): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const ownerId of ["owner", "editor"]) {
    for (const limitsKey of limitsKeys) {
      for (const sharedWith of ["nobody", "everyone", "viewer", "group"]) {
        const id = randomUUID();
        ids.push(id);
        const everyoneReads = sharedWith === "everyone" ? 1 : 0;
        const times = { createdAtMs: 0, updatedAtMs: 0, deletedAtMs: null };
        await store
          .insertInto("conversation")
          .values({
            id,
            workspaceId: databaseId,
            ownerId,
            mode: "genesis",
            summary: "",
            everyoneReads,
            limitsKey,
            ...times,
          })
          .execute();
        const access = { conversationId: id };
        if (sharedWith === "viewer") {
          await store
            .insertInto("conversationReader")
            .values({ ...access, userId: "viewer", createdAtMs: 0 })
            .execute();
        }
        if (sharedWith === "group") {
          await store
            .insertInto("conversationGroup")
            .values({ ...access, groupId })
            .execute();
        }
      }
    }
  }
  return ids;
}

/** Who reads each conversation: by the endpoint of one, by the condition of lists, and by the readers of one. */
async function listReaders(store: Store, ids: readonly string[]) {
  const lookups = {
    ...accessLookups({ store, recent: new RecentReads(() => 0), now: () => 0, secret: "secret" }),
    isServerOwner: async () => false,
  };
  const rule = { kind: "read", of: "conversation", alsoLimited: true } as const;
  const byEndpoint: string[] = [];
  const byLists: string[] = [];
  const byReaders: string[] = [];
  for (const userId of personIds) {
    const isAdmin = people[userId] === "owner" || people[userId] === "admin";
    const limits = isAdmin ? null : await findDataLimits(store, { databaseId, userId });
    const listed = await store
      .selectFrom("conversation")
      .select("id")
      .where(mayReadConversation("conversation", { userId, limitsKey: limits?.key ?? "" }))
      .execute();
    byLists.push(...listed.map(({ id }) => `${id} ${userId}`));
    for (const id of ids) {
      const granted = await grantAccess(rule, { userId, params: { conversationId: id } }, lookups).catch(
        () => null,
      );
      if (granted !== null) byEndpoint.push(`${id} ${userId}`);
    }
  }
  for (const id of ids) {
    const readers = await findReaders(store, { kind: "conversation", id, databaseId });
    byReaders.push(...[...readers.keys()].map((userId) => `${id} ${userId}`));
  }
  return { byEndpoint: byEndpoint.toSorted(), byLists: byLists.toSorted(), byReaders: byReaders.toSorted() };
}

describeStores((environment) => {
  test("lists, readers and the endpoint of a conversation agree on who reads it", async () => {
    const store = await openTeam(environment());
    const ids = await addConversations(store, [null]);
    const { byEndpoint, byLists, byReaders } = await listReaders(store, ids);
    expect(byLists).toEqual(byEndpoint);
    expect(byReaders).toEqual(byEndpoint);
    // Each is read by its owner; four more people by everyone; one by the choice of a person or a group.
    expect(byEndpoint).toHaveLength(2 * (4 + 4 + 1 + 1));
  });

  test("they agree within data rules, too, which leave editors and viewers what they asked under the same", async () => {
    const store = await openTeam(environment());
    const rule = { workspaceId: databaseId, tableId: "orders", hidden: "[]", filters: "[]" };
    await store.insertInto("dataRule").values(rule).execute();
    const key = (await findDataLimits(store, { databaseId, userId: "editor" }))?.key ?? "";
    const ids = await addConversations(store, [null, key, "other"]);
    const { byEndpoint, byLists, byReaders } = await listReaders(store, ids);
    expect(byLists).toEqual(byEndpoint);
    expect(byReaders).toEqual(byEndpoint);
    const ofEditor = byEndpoint.filter((pair) => pair.endsWith(" editor"));
    expect(ofEditor).toHaveLength(4);
    expect(byEndpoint.filter((pair) => /viewer|inGroup/u.test(pair))).toEqual([]);
  });
});
