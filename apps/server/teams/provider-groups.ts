import type { GroupMapping, GroupMappings } from "@askery/api";
import { AppError } from "@askery/model";
import type { PlanContext } from "../databases/plans/plan-limits.ts";
import { teamMessages } from "../messages/team-messages.ts";
import type { Store } from "../store/open-store.ts";
import type { StoreContext } from "../store/store-context.ts";
import { hasRoom } from "./check-room.ts";

export interface ProviderContext extends Pick<StoreContext, "store"> {
  /** The name of the provider; null if the server has none. */
  readonly provider: string | null;
}

/** Which groups of the provider are in which groups of a database, by name. */
export async function readGroupMappings(
  { store, provider }: ProviderContext,
  { databaseId }: { readonly databaseId: string },
): Promise<GroupMappings> {
  const mappings = await store
    .selectFrom("groupMapping")
    .innerJoin("teamGroup", "teamGroup.id", "groupMapping.groupId")
    .select(["groupMapping.providerGroup", "groupMapping.groupId"])
    .where("groupMapping.workspaceId", "=", databaseId)
    .where("teamGroup.deletedAtMs", "is", null)
    .orderBy("groupMapping.providerGroup")
    .orderBy("groupMapping.groupId")
    .execute();
  return { provider, mappings };
}

interface NewMappings {
  readonly databaseId: string;
  readonly mappings: readonly GroupMapping[];
}

/**
 * Replaces the mappings of a database. What a group of the provider no longer gives ends at once; what it gives starts
 * with the next sign-in of each person.
 *
 * @throws AppError `not-found` for a group that does not exist
 */
export async function setGroupMappings(
  context: ProviderContext,
  { databaseId, mappings }: NewMappings,
): Promise<GroupMappings> {
  const { store } = context;
  const wanted = new Map(mappings.map((one) => [`${one.groupId} ${one.providerGroup}`, one]));
  const ids = [...new Set(mappings.map(({ groupId }) => groupId))];
  const found = await store
    .selectFrom("teamGroup")
    .select("id")
    .where("id", "in", [...ids, ""])
    .where("workspaceId", "=", databaseId)
    .where("deletedAtMs", "is", null)
    .execute();
  if (found.length < ids.length) throw new AppError("not-found", teamMessages.noSuchGroup);
  await store.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("groupMapping").where("workspaceId", "=", databaseId).execute();
    const rows = [...wanted.values()].map((one) => ({ ...one, workspaceId: databaseId }));
    if (rows.length > 0) await transaction.insertInto("groupMapping").values(rows).execute();
    await transaction
      .deleteFrom("groupMember")
      .where("workspaceId", "=", databaseId)
      .where("fromProvider", "=", 1)
      .where("groupId", "not in", [...ids, ""])
      .execute();
    await dropMembers(transaction, { databaseId });
  });
  return readGroupMappings(context, { databaseId });
}

interface SignedIn {
  readonly userId: string;
  /** The groups that the provider names now. */
  readonly groups: readonly string[];
}

/**
 * Puts a user into the groups that their groups of the provider are mapped to, and takes them out of those to which the
 * provider had brought them before. Groups in which a person put them are not touched. A group makes them a member of
 * its database, as long as its plan has room.
 */
export async function applyProviderGroups(context: PlanContext, { userId, groups }: SignedIn): Promise<void> {
  const { store, now } = context;
  await store.transaction().execute(async (transaction) => {
    const wanted = await findWanted(transaction, groups);
    await transaction
      .deleteFrom("groupMember")
      .where("userId", "=", userId)
      .where("fromProvider", "=", 1)
      .where("groupId", "not in", [...wanted.map(({ groupId }) => groupId), ""])
      .execute();
    for (const { workspaceId, groupId } of wanted) {
      if (!(await isMember(transaction, { workspaceId, userId }))) {
        if (!(await hasRoom({ ...context, store: transaction }, workspaceId))) continue;
        await transaction
          .insertInto("member")
          .values({ workspaceId, userId, role: "viewer", createdAtMs: now(), fromProvider: 1 })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      }
      await transaction
        .insertInto("groupMember")
        .values({ groupId, workspaceId, userId, fromProvider: 1 })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    await dropMembers(transaction, { userId });
  });
}

async function findWanted(store: Store, groups: readonly string[]) {
  return store
    .selectFrom("groupMapping")
    .innerJoin("teamGroup", "teamGroup.id", "groupMapping.groupId")
    .innerJoin("workspace", "workspace.id", "groupMapping.workspaceId")
    .select(["groupMapping.workspaceId", "groupMapping.groupId"])
    .distinct()
    .where("groupMapping.providerGroup", "in", [...groups, ""])
    .where("teamGroup.deletedAtMs", "is", null)
    .where("workspace.deletedAtMs", "is", null)
    .execute();
}

async function isMember(
  store: Store,
  { workspaceId, userId }: { readonly workspaceId: string; readonly userId: string },
): Promise<boolean> {
  const row = await store
    .selectFrom("member")
    .select("userId")
    .where("workspaceId", "=", workspaceId)
    .where("userId", "=", userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends memberships that groups of the provider gave, and that no group gives any longer. */
async function dropMembers(
  store: Store,
  { userId, databaseId }: { readonly userId?: string; readonly databaseId?: string },
): Promise<void> {
  let query = store.deleteFrom("member").where("fromProvider", "=", 1).where("role", "!=", "owner");
  if (userId !== undefined) query = query.where("userId", "=", userId);
  if (databaseId !== undefined) query = query.where("workspaceId", "=", databaseId);
  await query
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom("groupMember")
            .select("groupMember.groupId")
            .whereRef("groupMember.workspaceId", "=", "member.workspaceId")
            .whereRef("groupMember.userId", "=", "member.userId"),
        ),
      ),
    )
    .execute();
}
