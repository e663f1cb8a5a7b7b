import type { Role } from "@askery/api";
import { hasRole } from "../policies/has-role.ts";
import type { StoreContext } from "../store/store-context.ts";
import { notifyPeople, type NewNotification } from "./notifications.ts";

/** The minimum role for changing charts, definitions and verified answers. */
const notified: Role = "editor";

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
    .select(["userId", "role"])
    .where("workspaceId", "=", databaseId)
    .execute();
  const rule = await context.store
    .selectFrom("dataRule")
    .select("tableId")
    .where("workspaceId", "=", databaseId)
    .executeTakeFirst();
  const atLeast = rule === undefined ? notified : "admin";
  const userIds = members.filter(({ role }) => hasRole(role, atLeast)).map(({ userId }) => userId);
  await notifyPeople(context, { ...notification, userIds });
}
