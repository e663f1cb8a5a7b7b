import type { Database, OfferedInvitation } from "@askery/api";
import { AppError } from "@askery/model";
import { findDatabase } from "../databases/workspaces/databases.ts";
import { teamMessages } from "../messages/team-messages.ts";
import { findPeople, showPerson } from "../people/find-people.ts";
import { notifyPeople } from "../people/notifications.ts";
import { readUser } from "../people/read-account.ts";
import type { Store } from "../store/open-store.ts";
import type { StoreContext } from "../store/store-context.ts";
import { checkRoom } from "./check-room.ts";
import { findInvitation, noSuchInvitation, type InvitationRow } from "./invitations.ts";
import type { TeamContext } from "./team-context.ts";

/** What the page of an invitation shows, to everybody who has the link. */
export async function getInvitation(
  context: StoreContext,
  { token }: { readonly token: string },
): Promise<OfferedInvitation> {
  const row = await findInvitation(context, token);
  const workspace = await findOpenWorkspace(context.store, row.workspaceId);
  const inviter = showPerson(await findPeople(context, [row.inviterId]), row.inviterId);
  return {
    databaseName: workspace.name,
    role: row.role,
    invitedBy: inviter.name,
    isPersonal: row.email !== null,
    expiresAtMs: row.expiresAtMs,
  };
}

interface Acceptance {
  readonly token: string;
  readonly userId: string;
}

/**
 * Makes a user a member. A member stays what they are, and uses up nothing.
 *
 * @throws AppError `not-found` without an open invitation, `forbidden` for another address, `plan-limit` without room
 */
export async function acceptInvitation(context: TeamContext, request: Acceptance): Promise<Database> {
  const { userId, token } = request;
  const row = await findInvitation(context, token);
  const { workspaceId: databaseId } = row;
  const workspace = await findOpenWorkspace(context.store, databaseId);
  const user = await readUser(context.store, userId);
  if (row.email !== null && row.email !== user.email.toLowerCase()) {
    throw new AppError("forbidden", teamMessages.otherAddress);
  }
  if (!(await isMember(context.store, { databaseId, userId }))) {
    await join(context, row, userId);
    const title = teamMessages.joined(user.name, workspace.name);
    const url = `/databases/${databaseId}/members`;
    await notifyPeople(context, { userIds: [row.inviterId], title, url });
  }
  return findDatabase(context, { databaseId, userId });
}

/** Counts the use and adds the member together, so that simultaneous visitors can't exceed the limit. */
async function join(
  context: TeamContext,
  { id, workspaceId, role }: InvitationRow,
  userId: string,
): Promise<void> {
  await context.store.transaction().execute(async (store) => {
    await checkRoom({ ...context, store }, workspaceId);
    const { numUpdatedRows } = await store
      .updateTable("invitation")
      .set((of) => ({ useCount: of("useCount", "+", 1) }))
      .where("id", "=", id)
      .where("revokedAtMs", "is", null)
      .where((of) => of.or([of("maxUses", "is", null), of("useCount", "<", of.ref("maxUses"))]))
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw noSuchInvitation();
    await store
      .insertInto("member")
      .values({ workspaceId, userId, role, createdAtMs: context.now() })
      .execute();
  });
}

async function isMember(
  store: Store,
  { databaseId, userId }: { readonly databaseId: string; readonly userId: string },
): Promise<boolean> {
  const row = await store
    .selectFrom("member")
    .select("userId")
    .where("workspaceId", "=", databaseId)
    .where("userId", "=", userId)
    .executeTakeFirst();
  return row !== undefined;
}

async function findOpenWorkspace(store: Store, id: string): Promise<{ readonly name: string }> {
  const row = await store
    .selectFrom("workspace")
    .select("name")
    .where("id", "=", id)
    .where("deletedAtMs", "is", null)
    .executeTakeFirst();
  if (row === undefined) throw noSuchInvitation();
  return row;
}
