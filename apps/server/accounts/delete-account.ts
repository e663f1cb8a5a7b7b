import type { OwnedDatabase } from "@askery/api";
import { AppError } from "@askery/model";
import { peopleMessages } from "../messages/people-messages.ts";
import { findPeople, showPerson } from "../people/find-people.ts";
import { isOwner } from "../people/sign-in/owner.ts";
import { checkPassword } from "../people/sign-in/check-password.ts";
import type { SignInParts } from "../people/sign-in/sign-in-parts.ts";
import { signInTables } from "../store/sign-in-store.ts";
import type { Store } from "../store/open-store.ts";

/** What the services of whole accounts need. */
export type AccountContext = Pick<SignInParts, "store" | "passwords" | "now">;

/** The databases that a user owns, outside the trash, with the other members. */
export async function listOwned(
  { store }: Pick<AccountContext, "store">,
  userId: string,
): Promise<readonly OwnedDatabase[]> {
  const databases = await store
    .selectFrom("member")
    .innerJoin("workspace", "workspace.id", "member.workspaceId")
    .select(["workspace.id", "workspace.name"])
    .where("member.userId", "=", userId)
    .where("member.role", "=", "owner")
    .where("workspace.deletedAtMs", "is", null)
    .orderBy("workspace.createdAtMs")
    .orderBy("workspace.id")
    .execute();
  const others = await store
    .selectFrom("member")
    .select(["workspaceId", "userId"])
    .where("userId", "!=", userId)
    .where("workspaceId", "in", [...databases.map(({ id }) => id), ""])
    .orderBy("createdAtMs")
    .execute();
  const people = await findPeople(
    { store },
    others.map((other) => other.userId),
  );
  return databases.map(({ id, name }) => ({
    id,
    name,
    heirs: others
      .filter(({ workspaceId }) => workspaceId === id)
      .map((other) => showPerson(people, other.userId)),
  }));
}

interface Deletion {
  readonly password: string;
  /** The new owner of each database; null deletes it. */
  readonly databases: Readonly<Record<string, string | null>>;
}

/**
 * Deletes an account. Its databases pass on or move to the trash, its conversations move to the trash, and charts and
 * dashboards stay with their databases. Sessions end, so streams end within a minute.
 *
 * @throws RequestError `invalid-input` if the password is wrong; AppError `conflict` for the owner of the server, or if
 * the answers do not fit the databases
 */
export async function deleteAccount(
  context: AccountContext,
  userId: string,
  { password, databases }: Deletion,
): Promise<void> {
  const { store, now } = context;
  await checkPassword(context, userId, password);
  if (await isOwner(store, userId)) throw new AppError("conflict", peopleMessages.serverOwnerStays);
  await store.transaction().execute(async (transaction) => {
    for (const owned of await listOwned({ store: transaction }, userId)) {
      await passOn(transaction, owned, databases[owned.id], now());
    }
    await transaction
      .updateTable("conversation")
      .set({ deletedAtMs: now() })
      .where("ownerId", "=", userId)
      .where("deletedAtMs", "is", null)
      .execute();
    await forget(transaction, userId);
  });
}

/** An heir is a member, which the store decides, not the page that was open for an hour. */
async function passOn(
  store: Store,
  { id, name, heirs }: OwnedDatabase,
  heirId: string | null | undefined,
  nowMs: number,
): Promise<void> {
  if (heirId === null) {
    await store.updateTable("workspace").set({ deletedAtMs: nowMs }).where("id", "=", id).execute();
    return;
  }
  if (!heirs.some((heir) => heir.id === heirId)) {
    throw new AppError("conflict", peopleMessages.databaseWithoutHeir(name));
  }
  await store
    .updateTable("member")
    .set({ role: "owner" })
    .where("workspaceId", "=", id)
    .where("userId", "=", heirId ?? "")
    .execute();
}

/** Deletes the user, with what only they could see. Their sessions, passwords and codes go with them. */
async function forget(store: Store, userId: string): Promise<void> {
  for (const table of [
    "member",
    "memberAttribute",
    "favorite",
    "star",
    "dashboardView",
    "dashboardVisit",
    "follow",
    "notification",
    "notificationSetting",
    "ownFormat",
    "authorVisit",
    "conversationReader",
  ] as const) {
    await store.deleteFrom(table).where("userId", "=", userId).execute();
  }
  await store.deleteFrom("follow").where("personId", "=", userId).execute();
  await store.deleteFrom("emailChange").where("userId", "=", userId).execute();
  await store.deleteFrom("usedCode").where("userId", "=", userId).execute();
  const tables = signInTables(store);
  await tables.deleteFrom("verification").where("value", "=", userId).execute();
  await tables.deleteFrom("user").where("id", "=", userId).execute();
}
