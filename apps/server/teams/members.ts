import type { GivenRole, Member, Page, Person, Role } from "@askery/api";
import { AppError } from "@askery/model";
import { teamMessages } from "../messages/team-messages.ts";
import { notifyPeople } from "../people/notifications.ts";
import { showPerson } from "../people/find-people.ts";
import { hasRole } from "../policies/has-role.ts";
import { cutPage, readCursor } from "../store/page-cursor.ts";
import { signInTables } from "../store/sign-in-store.ts";
import type { InDatabase, StoreContext } from "../store/store-context.ts";

/** The caller, who is a member, and the role that was checked. */
export interface TeamRequest extends InDatabase {
  readonly role: Role;
}

interface MemberPage extends TeamRequest {
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** The members of a database, in the order in which they joined. */
export async function listMembers(context: StoreContext, request: MemberPage): Promise<Page<Member>> {
  const { databaseId, search = "", cursor, limit } = request;
  const after = readCursor(cursor);
  const members = await context.store
    .selectFrom("membership")
    .select(["userId", "role", "ownRole", "createdAtMs"])
    .where("workspaceId", "=", databaseId)
    .orderBy("createdAtMs")
    .orderBy("userId")
    .execute();
  const accounts = await findAccounts(
    context,
    members.map(({ userId }) => userId),
  );
  const groups = await findGroups(context, databaseId);
  const wanted = search.trim().toLowerCase();
  const shown = members
    .map((row) => showMember(row, { accounts, groups, caller: request }))
    .filter(({ person, email }) => `${person.name} ${email ?? ""}`.toLowerCase().includes(wanted))
    .filter(
      ({ joinedAtMs, person }) =>
        after === null || joinedAtMs > after.atMs || (joinedAtMs === after.atMs && person.id > after.id),
    );
  return cutPage(shown.slice(0, limit + 1), limit, {
    positionOf: ({ joinedAtMs, person }) => ({ atMs: joinedAtMs, id: person.id }),
    show: (one) => one,
  });
}

interface OneMember extends TeamRequest {
  readonly personId: string;
}

/**
 * Changes a member's own role.
 *
 * @throws AppError `not-found` for a person who is not a member, `forbidden` for the owner, and for admins unless the
 * caller is the owner
 */
export async function changeRole(
  context: StoreContext,
  request: OneMember & { readonly newRole: GivenRole },
): Promise<Member> {
  const { databaseId, personId, role, newRole } = request;
  const row = await findMember(context, request);
  checkMayManage(role, row.role);
  checkMayGive(role, newRole);
  if (row.ownRole !== newRole) await setRole(context, { databaseId, userId: personId, role: newRole });
  const member = await readMember(context, request);
  if (member.role !== row.role && member.role !== "owner") {
    const title = teamMessages.roleChanged(await nameOf(context, databaseId), member.role);
    await notifyPeople(context, { userIds: [personId], title, url: `/databases/${databaseId}/members` });
  }
  return member;
}

/**
 * Removes a member. Charts and dashboards stay in the database; their conversations come back if they are invited again.
 *
 * @throws AppError as `changeRole`
 */
export async function removeMember(context: StoreContext, request: OneMember): Promise<void> {
  const { databaseId, personId, role, userId } = request;
  const row = await findMember(context, request);
  if (personId === userId) throw new AppError("conflict", teamMessages.leaveInstead);
  checkMayManage(role, row.role);
  await deleteMember(context, { databaseId, userId: personId });
  const title = teamMessages.removed(await nameOf(context, databaseId));
  await notifyPeople(context, { userIds: [personId], title, url: null });
}

/** @throws AppError `conflict` for the owner */
export async function leaveDatabase(context: StoreContext, request: TeamRequest): Promise<void> {
  if (request.role === "owner") throw new AppError("conflict", teamMessages.ownerCannotLeave);
  await deleteMember(context, request);
}

/** Makes another member the owner, and the caller an admin. */
export async function transferOwnership(context: StoreContext, request: OneMember): Promise<Member> {
  const { databaseId, personId, userId } = request;
  await findMember(context, request);
  if (personId !== userId) {
    await context.store.transaction().execute(async (store) => {
      await setRole({ store }, { databaseId, userId, role: "admin" });
      await setRole({ store }, { databaseId, userId: personId, role: "owner" });
    });
    const title = teamMessages.nowOwner(await nameOf(context, databaseId));
    await notifyPeople(context, { userIds: [personId], title, url: `/databases/${databaseId}/members` });
  }
  return readMember(context, { ...request, role: "admin" });
}

/** @throws AppError `forbidden` if the caller's role is too low to give this one */
export function checkMayGive(role: Role, given: GivenRole): void {
  if (given === "admin" && role !== "owner") throw new AppError("forbidden", teamMessages.onlyOwnerAppoints);
}

function checkMayManage(role: Role, theirs: Role): void {
  if (theirs === "owner") throw new AppError("forbidden", teamMessages.ownerStays);
  if (theirs === "admin" && !hasRole(role, "owner")) {
    throw new AppError("forbidden", teamMessages.onlyOwnerAppoints);
  }
}

interface MemberRow {
  readonly userId: string;
  readonly role: Role;
  readonly ownRole: Role;
  readonly createdAtMs: number;
}

interface Account extends Person {
  readonly email: string;
}

/** @throws AppError `not-found` for a person who is not a member */
export async function findMember(
  { store }: Pick<StoreContext, "store">,
  { databaseId, personId }: Pick<OneMember, "databaseId" | "personId">,
): Promise<MemberRow> {
  const row = await store
    .selectFrom("membership")
    .select(["userId", "role", "ownRole", "createdAtMs"])
    .where("workspaceId", "=", databaseId)
    .where("userId", "=", personId)
    .executeTakeFirst();
  if (row === undefined) throw new AppError("not-found", teamMessages.noSuchMember);
  return row;
}

async function readMember(context: StoreContext, request: OneMember): Promise<Member> {
  const row = await findMember(context, request);
  const accounts = await findAccounts(context, [row.userId]);
  return showMember(row, {
    accounts,
    groups: await findGroups(context, request.databaseId),
    caller: request,
  });
}

async function findAccounts(
  { store }: StoreContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Account>> {
  if (ids.length === 0) return new Map();
  const rows = await signInTables(store)
    .selectFrom("user")
    .select(["id", "name", "image", "email"])
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

type GroupName = Member["groups"][number];

/** The groups of each member of a database, by name. */
async function findGroups(
  { store }: StoreContext,
  databaseId: string,
): Promise<ReadonlyMap<string, readonly GroupName[]>> {
  const rows = await store
    .selectFrom("groupMember")
    .innerJoin("teamGroup", "teamGroup.id", "groupMember.groupId")
    .select(["groupMember.userId", "teamGroup.id", "teamGroup.name"])
    .where("teamGroup.workspaceId", "=", databaseId)
    .where("teamGroup.deletedAtMs", "is", null)
    .orderBy("teamGroup.name")
    .execute();
  const byUser = Map.groupBy(rows, ({ userId }) => userId);
  return new Map(
    [...byUser].map(([userId, groups]) => [userId, groups.map(({ id, name }) => ({ id, name }))]),
  );
}

interface Shown {
  readonly accounts: ReadonlyMap<string, Account>;
  readonly groups: ReadonlyMap<string, readonly GroupName[]>;
  readonly caller: TeamRequest;
}

function showMember(
  { userId, role, ownRole, createdAtMs }: MemberRow,
  { accounts, groups, caller }: Shown,
): Member {
  const isMe = userId === caller.userId;
  const account = accounts.get(userId);
  const { id, name, image } = account ?? showPerson(new Map(), userId);
  const isEmailShown = isMe || hasRole(caller.role, "admin");
  return {
    person: { id, name, image },
    role,
    ownRole,
    groups: groups.get(userId) ?? [],
    email: isEmailShown ? (account?.email ?? null) : null,
    joinedAtMs: createdAtMs,
    isMe,
  };
}

async function setRole(
  { store }: Pick<StoreContext, "store">,
  { databaseId, userId, role }: TeamRequest,
): Promise<void> {
  await store
    .updateTable("member")
    .set({ role })
    .where("workspaceId", "=", databaseId)
    .where("userId", "=", userId)
    .execute();
}

async function deleteMember({ store }: StoreContext, { databaseId, userId }: InDatabase): Promise<void> {
  await store
    .deleteFrom("member")
    .where("workspaceId", "=", databaseId)
    .where("userId", "=", userId)
    .execute();
}

/** The name of a database. */
export async function nameOf({ store }: Pick<StoreContext, "store">, databaseId: string): Promise<string> {
  const { name } = await store
    .selectFrom("workspace")
    .select("name")
    .where("id", "=", databaseId)
    .executeTakeFirstOrThrow();
  return name;
}
