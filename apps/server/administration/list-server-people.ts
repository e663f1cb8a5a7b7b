import type { Page, ServerPerson } from "@askery/api";
import { findPeople, showPerson } from "../people/find-people.ts";
import { isOwner } from "../people/sign-in/owner.ts";
import { cutPage, readCursor } from "../store/page-cursor.ts";
import { signInTables } from "../store/sign-in-store.ts";
import type { StoreContext } from "../store/store-context.ts";

interface PeoplePage {
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** The accounts of the server, latest first, by name or address. */
export async function listServerPeople(
  context: StoreContext,
  { search = "", cursor, limit }: PeoplePage,
): Promise<Page<ServerPerson>> {
  const after = readCursor(cursor);
  const wanted = search.trim().toLowerCase();
  // Times of these tables have the native type of each store, so they are compared here.
  const users = await signInTables(context.store)
    .selectFrom("user")
    .select(["id", "name", "email", "emailVerified", "createdAt"])
    .execute();
  const found = users
    .map(({ createdAt, ...user }) => ({ ...user, createdAtMs: new Date(createdAt).getTime() }))
    .filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(wanted))
    .filter(
      ({ createdAtMs, id }) =>
        after === null || createdAtMs < after.atMs || (createdAtMs === after.atMs && id < after.id),
    )
    .toSorted((one, other) => other.createdAtMs - one.createdAtMs || (other.id < one.id ? -1 : 1))
    .slice(0, limit + 1);
  const show = await createShow(
    context,
    found.map(({ id }) => id),
  );
  return cutPage(found, limit, { positionOf: ({ createdAtMs, id }) => ({ atMs: createdAtMs, id }), show });
}

interface FoundUser {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean | number;
  readonly createdAtMs: number;
}

async function createShow(
  context: StoreContext,
  ids: readonly string[],
): Promise<(user: FoundUser) => ServerPerson> {
  const { store, now } = context;
  const wanted = [...ids, ""];
  const [people, sessions, suspensions, owners] = await Promise.all([
    findPeople(context, ids),
    signInTables(store)
      .selectFrom("session")
      .select(["userId", "updatedAt"])
      .where("userId", "in", wanted)
      .where("expiresAt", ">", new Date(now()).toISOString())
      .execute(),
    store.selectFrom("suspension").select("userId").where("userId", "in", wanted).execute(),
    Promise.all(ids.map(async (id) => ((await isOwner(store, id)) ? id : null))),
  ]);
  return ({ id, email, emailVerified, createdAtMs }) => {
    const seen = sessions
      .filter(({ userId }) => userId === id)
      .map(({ updatedAt }) => new Date(updatedAt).getTime());
    return {
      person: showPerson(people, id),
      email,
      isConfirmed: Boolean(emailVerified),
      createdAtMs,
      lastSeenMs: seen.length === 0 ? null : Math.max(...seen),
      sessionCount: seen.length,
      isServerOwner: owners.includes(id),
      isSuspended: suspensions.some(({ userId }) => userId === id),
    };
  };
}
