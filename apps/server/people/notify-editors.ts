import { sql } from "kysely";
import { rolesFrom } from "../policies/has-role.ts";
import { isLimitedMember } from "../policies/is-limited-member.ts";
import type { StoreContext } from "../store/store-context.ts";
import { notifyPeople, type NewNotification } from "./notifications.ts";

/**
 * Notifies everyone who may change the items of a database. Members whose access rules limit may not, and the news may
 * name what they do not see.
 */
export async function notifyEditors(
  context: StoreContext,
  { databaseId, ...notification }: Omit<NewNotification, "userIds"> & { readonly databaseId: string },
): Promise<void> {
  const members = await context.store
    .selectFrom("membership")
    .select("userId")
    .where("workspaceId", "=", databaseId)
    .where("role", "in", rolesFrom("editor"))
    .where(sql<boolean>`not ${isLimitedMember("membership")}`)
    .execute();
  await notifyPeople(context, { ...notification, userIds: members.map(({ userId }) => userId) });
}
