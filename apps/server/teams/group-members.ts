import type { Person } from "@askery/api";
import { AppError } from "@askery/model";
import { teamMessages } from "../messages/team-messages.ts";
import { findPeople } from "../people/find-people.ts";
import { notifyPeople } from "../people/notifications.ts";
import type { StoreContext } from "../store/store-context.ts";
import { findGroup, type GroupRequest } from "./groups.ts";
import { checkMayGive, findMember, nameOf } from "./members.ts";

/** The members of a group, by name. */
export async function listGroupMembers(
  context: StoreContext,
  request: Pick<GroupRequest, "databaseId" | "groupId">,
): Promise<readonly Person[]> {
  const { id } = await findGroup(context, request);
  const rows = await context.store
    .selectFrom("groupMember")
    .select("userId")
    .where("groupId", "=", id)
    .execute();
  const people = await findPeople(
    context,
    rows.map(({ userId }) => userId),
  );
  return [...people.values()].toSorted((one, other) => one.name.localeCompare(other.name, "en"));
}

interface OneMember extends GroupRequest {
  readonly personId: string;
}

/**
 * Adds a member of the database to a group. They are notified.
 *
 * @throws AppError `not-found` for a person who is not a member, `forbidden` for a group of admins unless the caller is
 * the owner
 */
export async function addToGroup(context: StoreContext, request: OneMember): Promise<void> {
  const { databaseId, groupId, personId, role, userId } = request;
  const group = await findGroup(context, request);
  checkMayGive(role, group.role);
  await findMember(context, request);
  const { numInsertedOrUpdatedRows } = await context.store
    .insertInto("groupMember")
    .values({ groupId, workspaceId: databaseId, userId: personId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n || personId === userId) return;
  const title = teamMessages.addedToGroup(group.name, await nameOf(context, databaseId));
  await notifyPeople(context, { userIds: [personId], title, url: `/databases/${databaseId}/members` });
}

/** @throws AppError `forbidden` as `addToGroup`, `not-found` for a person who is not in the group */
export async function removeFromGroup(context: StoreContext, request: OneMember): Promise<void> {
  const { groupId, personId, role } = request;
  const group = await findGroup(context, request);
  checkMayGive(role, group.role);
  const { numDeletedRows } = await context.store
    .deleteFrom("groupMember")
    .where("groupId", "=", groupId)
    .where("userId", "=", personId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new AppError("not-found", teamMessages.notInGroup);
}
