import { randomUUID } from "node:crypto";
import { maxGroups, type GivenRole, type Group } from "@askery/api";
import { AppError } from "@askery/model";
import type { Selectable } from "kysely";
import { teamMessages } from "../messages/team-messages.ts";
import type { Store } from "../store/open-store.ts";
import type { StoreContext } from "../store/store-context.ts";
import type { TeamGroupTable } from "../store/team-tables.ts";
import { trashRetentionMs } from "../store/trash-time.ts";
import { checkMayGive, type TeamRequest } from "./members.ts";

/** The groups of a database, by name. */
export async function listGroups(
  { store }: Pick<StoreContext, "store">,
  { databaseId }: Pick<TeamRequest, "databaseId">,
): Promise<readonly Group[]> {
  const rows = await selectGroups(store).where("teamGroup.workspaceId", "=", databaseId).execute();
  return rows.toSorted((one, other) => one.name.localeCompare(other.name, "en"));
}

interface NewGroup extends TeamRequest {
  readonly name: string;
  readonly givenRole: GivenRole;
}

/** @throws AppError `conflict` if the name is taken or the database has many groups, `forbidden` for a role too high */
export async function createGroup(context: StoreContext, request: NewGroup): Promise<Group> {
  const { databaseId, role, name, givenRole } = request;
  checkMayGive(role, givenRole);
  await checkName(context.store, { databaseId, name });
  const group = { id: randomUUID(), name, role: givenRole };
  const row = { ...group, workspaceId: databaseId, createdAtMs: context.now(), deletedAtMs: null };
  await context.store.insertInto("teamGroup").values(row).execute();
  return { ...group, memberCount: 0 };
}

/** The caller, and a group of the database. */
export interface GroupRequest extends TeamRequest {
  readonly groupId: string;
}

interface GroupChange extends GroupRequest {
  readonly name?: string | undefined;
  readonly newRole?: GivenRole | undefined;
}

/** Changes the given fields. @throws AppError as `createGroup`, and `not-found` */
export async function changeGroup(context: StoreContext, request: GroupChange): Promise<Group> {
  const { role, name, newRole, databaseId, groupId } = request;
  const group = await findGroup(context, request);
  checkMayGive(role, group.role);
  if (newRole !== undefined) checkMayGive(role, newRole);
  if (name !== undefined) await checkName(context.store, { databaseId, name, groupId });
  const values = { ...(name !== undefined && { name }), ...(newRole !== undefined && { role: newRole }) };
  if (Object.keys(values).length > 0) {
    await context.store.updateTable("teamGroup").set(values).where("id", "=", groupId).execute();
  }
  return showGroup(context.store, groupId);
}

/** Ends a group with everything that its members have by it. It can be restored for a while. */
export async function deleteGroup(context: StoreContext, request: GroupRequest): Promise<void> {
  const group = await findGroup(context, request);
  checkMayGive(request.role, group.role);
  await setDeleted(context.store, request, context.now());
}

/** Restores a deleted group, with the members who are still members of the database. */
export async function restoreGroup(context: StoreContext, request: GroupRequest): Promise<Group> {
  const { store, now } = context;
  const { databaseId, groupId, role } = request;
  const group = await store
    .selectFrom("teamGroup")
    .selectAll()
    .where("id", "=", groupId)
    .where("workspaceId", "=", databaseId)
    .executeTakeFirst();
  const isLost = group?.deletedAtMs !== null && (group?.deletedAtMs ?? 0) <= now() - trashRetentionMs;
  if (group === undefined || isLost) throw noSuchGroup();
  checkMayGive(role, group.role);
  await checkName(store, { databaseId, name: group.name, groupId });
  await setDeleted(store, request, null);
  return showGroup(store, groupId);
}

/** A group that was not deleted. @throws AppError `not-found` */
export async function findGroup(
  { store }: Pick<StoreContext, "store">,
  { databaseId, groupId }: Pick<GroupRequest, "databaseId" | "groupId">,
): Promise<Selectable<TeamGroupTable>> {
  const row = await store
    .selectFrom("teamGroup")
    .selectAll()
    .where("id", "=", groupId)
    .where("workspaceId", "=", databaseId)
    .where("deletedAtMs", "is", null)
    .executeTakeFirst();
  if (row === undefined) throw noSuchGroup();
  return row;
}

function noSuchGroup(): AppError {
  return new AppError("not-found", teamMessages.noSuchGroup);
}

interface NewName {
  readonly databaseId: string;
  readonly name: string;
  /** The group that gets the name, if it exists already. */
  readonly groupId?: string;
}

async function checkName(store: Store, { databaseId, name, groupId }: NewName): Promise<void> {
  const others = await store
    .selectFrom("teamGroup")
    .select("name")
    .where("workspaceId", "=", databaseId)
    .where("deletedAtMs", "is", null)
    .where("id", "!=", groupId ?? "")
    .execute();
  if (others.length >= maxGroups) throw new AppError("conflict", teamMessages.tooManyGroups(maxGroups));
  if (others.some((other) => other.name.toLowerCase() === name.toLowerCase())) {
    throw new AppError("conflict", teamMessages.groupExists(name));
  }
}

async function setDeleted(store: Store, { groupId }: GroupRequest, deletedAtMs: number | null) {
  await store.updateTable("teamGroup").set({ deletedAtMs }).where("id", "=", groupId).execute();
}

async function showGroup(store: Store, groupId: string): Promise<Group> {
  return selectGroups(store).where("teamGroup.id", "=", groupId).executeTakeFirstOrThrow();
}

function selectGroups(store: Store) {
  return store
    .selectFrom("teamGroup")
    .leftJoin("groupMember", "groupMember.groupId", "teamGroup.id")
    .select(["teamGroup.id", "teamGroup.name", "teamGroup.role"])
    .select((of) => of.fn.count<number>("groupMember.userId").as("memberCount"))
    .where("teamGroup.deletedAtMs", "is", null)
    .groupBy(["teamGroup.id", "teamGroup.name", "teamGroup.role"]);
}
