import type { Readers } from "@askery/api";
import { AppError } from "@askery/model";
import { sharingMessages } from "../messages/sharing-messages.ts";
import { findPeople, showPerson } from "../people/find-people.ts";
import { notifyPeople } from "../people/notifications.ts";
import type { Store } from "../store/open-store.ts";
import type { StoreContext } from "../store/store-context.ts";

interface ConversationOfUser {
  readonly conversationId: string;
  readonly databaseId: string;
  /** The owner of the conversation. */
  readonly userId: string;
}

/** The other members of a database and its groups, by name, and which of them may read a conversation. */
export async function readReaders(
  { store }: Pick<StoreContext, "store">,
  { conversationId, databaseId, userId }: ConversationOfUser,
): Promise<Readers> {
  const { everyoneReads } = await store
    .selectFrom("conversation")
    .select("everyoneReads")
    .where("id", "=", conversationId)
    .executeTakeFirstOrThrow();
  const memberIds = await listOthers(store, { databaseId, userId });
  const readerIds = await listReaderIds(store, conversationId);
  const people = await findPeople({ store }, memberIds);
  const members = memberIds.map((id) => ({ person: showPerson(people, id), canRead: readerIds.has(id) }));
  return {
    everyone: everyoneReads === 1,
    groups: await listGroups(store, { conversationId, databaseId }),
    members: members.toSorted((one, other) => one.person.name.localeCompare(other.person.name, "en")),
  };
}

interface WantedReaders extends ConversationOfUser {
  readonly everyone: boolean;
  readonly personIds: readonly string[];
  readonly groupIds: readonly string[];
}

/**
 * Lets all members read a conversation, or only these and those of groups. New readers are notified.
 *
 * @throws AppError `invalid-input` for people who are not members, and groups that do not exist
 */
export async function setReaders(context: StoreContext, wanted: WantedReaders): Promise<Readers> {
  const { conversationId, everyone } = wanted;
  const memberIds = new Set(await listOthers(context.store, wanted));
  const chosen = new Set(wanted.personIds);
  if (![...chosen].every((id) => memberIds.has(id))) {
    throw new AppError("invalid-input", sharingMessages.noSuchMember);
  }
  const groupIds = new Set(wanted.groupIds);
  const groups = await listGroups(context.store, wanted);
  if (![...groupIds].every((id) => groups.some((group) => group.id === id))) {
    throw new AppError("invalid-input", sharingMessages.noSuchGroup);
  }
  const createdAtMs = context.now();
  const added = await context.store.transaction().execute(async (store) => {
    const before = await listAllReaderIds(store, conversationId);
    await store
      .updateTable("conversation")
      .set({ everyoneReads: everyone ? 1 : 0 })
      .where("id", "=", conversationId)
      .execute();
    await store.deleteFrom("conversationReader").where("conversationId", "=", conversationId).execute();
    const rows = [...chosen].map((userId) => ({ conversationId, userId, createdAtMs }));
    if (rows.length > 0) await store.insertInto("conversationReader").values(rows).execute();
    await store.deleteFrom("conversationGroup").where("conversationId", "=", conversationId).execute();
    const groupRows = [...groupIds].map((groupId) => ({ conversationId, groupId }));
    if (groupRows.length > 0) await store.insertInto("conversationGroup").values(groupRows).execute();
    const after = await listAllReaderIds(store, conversationId);
    return [...after].filter((id) => id !== wanted.userId && !before.has(id));
  });
  await notifyReaders(context, wanted, added);
  return readReaders(context, wanted);
}

async function listOthers(
  store: Store,
  { databaseId, userId }: Pick<ConversationOfUser, "databaseId" | "userId">,
): Promise<readonly string[]> {
  const rows = await store
    .selectFrom("member")
    .select("userId")
    .where("workspaceId", "=", databaseId)
    .where("userId", "!=", userId)
    .execute();
  return rows.map((row) => row.userId);
}

async function listReaderIds(store: Store, conversationId: string): Promise<ReadonlySet<string>> {
  const rows = await store
    .selectFrom("conversationReader")
    .select("userId")
    .where("conversationId", "=", conversationId)
    .execute();
  return new Set(rows.map((row) => row.userId));
}

/** Also those who read by a group. */
async function listAllReaderIds(store: Store, conversationId: string): Promise<ReadonlySet<string>> {
  const rows = await store
    .selectFrom("conversationAccess")
    .select("userId")
    .where("conversationId", "=", conversationId)
    .execute();
  return new Set(rows.map((row) => row.userId));
}

/** The groups of a database, by name, and which of them may read a conversation. */
async function listGroups(
  store: Store,
  { databaseId, conversationId }: Pick<ConversationOfUser, "databaseId" | "conversationId">,
): Promise<Readers["groups"]> {
  const rows = await store
    .selectFrom("teamGroup")
    .leftJoin("groupMember", "groupMember.groupId", "teamGroup.id")
    .leftJoin("conversationGroup", (join) =>
      join
        .onRef("conversationGroup.groupId", "=", "teamGroup.id")
        .on("conversationGroup.conversationId", "=", conversationId),
    )
    .select(["teamGroup.id", "teamGroup.name", "conversationGroup.groupId as sharedId"])
    .select((of) => of.fn.count<number>("groupMember.userId").as("memberCount"))
    .where("teamGroup.workspaceId", "=", databaseId)
    .where("teamGroup.deletedAtMs", "is", null)
    .groupBy(["teamGroup.id", "teamGroup.name", "conversationGroup.groupId"])
    .execute();
  return rows
    .map(({ id, name, memberCount, sharedId }) => ({ id, name, memberCount, canRead: sharedId !== null }))
    .toSorted((one, other) => one.name.localeCompare(other.name, "en"));
}

async function notifyReaders(
  context: StoreContext,
  { conversationId, userId }: ConversationOfUser,
  userIds: readonly string[],
): Promise<void> {
  if (userIds.length === 0) return;
  const { summary } = await context.store
    .selectFrom("conversation")
    .select("summary")
    .where("id", "=", conversationId)
    .executeTakeFirstOrThrow();
  const owner = showPerson(await findPeople(context, [userId]), userId);
  const title = `${owner.name} shared “${summary}” with you`;
  await notifyPeople(context, { userIds, title, url: `/chat/${conversationId}` });
}
