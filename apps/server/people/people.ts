import type { PersonDetail } from "@askery/api";
import { AppError } from "@askery/model";
import { findPeople, showPerson } from "./find-people.ts";
import type { StoreContext } from "../store/store-context.ts";
import { peopleMessages } from "../messages/people-messages.ts";

export interface PersonRequest {
  readonly userId: string;
  readonly personId: string;
}

/** @throws AppError `not-found` for a person who shares no database with the user */
export async function getPerson(context: StoreContext, request: PersonRequest): Promise<PersonDetail> {
  const { userId, personId } = request;
  const shared = await listSharedDatabases(context, request);
  const people = await findPeople(context, [personId]);
  if (shared.length === 0 || !people.has(personId)) throw noSuchPerson();
  const follow = await context.store
    .selectFrom("follow")
    .select("personId")
    .where("userId", "=", userId)
    .where("personId", "=", personId)
    .executeTakeFirst();
  return {
    ...showPerson(people, personId),
    isMe: userId === personId,
    isFavorite: follow !== undefined,
    chartCount: await countMade(context, "chart", { personId, shared }),
    dashboardCount: await countMade(context, "dashboard", { personId, shared }),
  };
}

/** A user's favorite people, by name. People who no longer share a database with the user are left out. */
export async function listFavoritePeople(
  context: StoreContext,
  { userId }: { readonly userId: string },
): Promise<readonly PersonDetail[]> {
  const rows = await context.store
    .selectFrom("follow")
    .select("personId")
    .where("userId", "=", userId)
    .limit(maxFavorites)
    .execute();
  const people: PersonDetail[] = [];
  for (const { personId } of rows) {
    const person = await getPerson(context, { userId, personId }).catch(nullIfNotFound);
    if (person !== null) people.push(person);
  }
  return people.toSorted((one, other) => one.name.localeCompare(other.name, "en"));
}

/** Makes a person a favorite of the user. Repeating it has no effect. */
export async function favoritePerson(context: StoreContext, request: PersonRequest): Promise<void> {
  const { userId, personId } = request;
  if (userId === personId) {
    throw new AppError("invalid-input", peopleMessages.followSelf);
  }
  await getPerson(context, request);
  await context.store
    .insertInto("follow")
    .values({ userId, personId, createdAtMs: context.now() })
    .onConflict((conflict) => conflict.columns(["userId", "personId"]).doNothing())
    .execute();
}

export async function unfavoritePerson(
  { store }: StoreContext,
  { userId, personId }: PersonRequest,
): Promise<void> {
  await store.deleteFrom("follow").where("userId", "=", userId).where("personId", "=", personId).execute();
}

const maxFavorites = 200;

/** The databases of which both are members. */
async function listSharedDatabases(
  { store }: StoreContext,
  { userId, personId }: PersonRequest,
): Promise<readonly string[]> {
  const rows = await store
    .selectFrom("member as mine")
    .innerJoin("member as theirs", "theirs.workspaceId", "mine.workspaceId")
    .innerJoin("workspace", "workspace.id", "mine.workspaceId")
    .select("workspace.id")
    .where("mine.userId", "=", userId)
    .where("theirs.userId", "=", personId)
    .where("workspace.deletedAtMs", "is", null)
    .execute();
  return rows.map(({ id }) => id);
}

async function countMade(
  { store }: StoreContext,
  kind: "chart" | "dashboard",
  { personId, shared }: { readonly personId: string; readonly shared: readonly string[] },
): Promise<number> {
  const { count } = await store
    .selectFrom(kind)
    .select((of) => of.fn.countAll<number>().as("count"))
    .where("ownerId", "=", personId)
    .where("workspaceId", "in", shared)
    .where("deletedAtMs", "is", null)
    .executeTakeFirstOrThrow();
  return count;
}

function nullIfNotFound(error: unknown): null {
  if (error instanceof AppError && error.code === "not-found") return null;
  throw error;
}

function noSuchPerson(): AppError {
  return new AppError("not-found", peopleMessages.noSuchPerson);
}
