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

/** The other members of a database, by name, and which of them may read a conversation. */
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
    members: members.toSorted((one, other) => one.person.name.localeCompare(other.person.name, "en")),
  };
}

interface WantedReaders extends ConversationOfUser {
  readonly everyone: boolean;
  readonly personIds: readonly string[];
}

/**
 * Lets all members read a conversation, or only these. New readers are notified.
 *
 * @throws AppError `invalid-input` for people who are not members
 */
export async function setReaders(context: StoreContext, wanted: WantedReaders): Promise<Readers> {
  const { conversationId, everyone } = wanted;
  const memberIds = new Set(await listOthers(context.store, wanted));
  const chosen = new Set(wanted.personIds);
  if (![...chosen].every((id) => memberIds.has(id))) {
    throw new AppError("invalid-input", sharingMessages.noSuchMember);
  }
  const createdAtMs = context.now();
  const added = await context.store.transaction().execute(async (store) => {
    const before = await listReaderIds(store, conversationId);
    await store
      .updateTable("conversation")
      .set({ everyoneReads: everyone ? 1 : 0 })
      .where("id", "=", conversationId)
      .execute();
    await store.deleteFrom("conversationReader").where("conversationId", "=", conversationId).execute();
    const rows = [...chosen].map((userId) => ({ conversationId, userId, createdAtMs }));
    if (rows.length > 0) await store.insertInto("conversationReader").values(rows).execute();
    return [...chosen].filter((id) => !before.has(id));
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
