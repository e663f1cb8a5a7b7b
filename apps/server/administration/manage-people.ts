import { AppError } from "@askery/model";
import { peopleMessages } from "../messages/people-messages.ts";
import { isOwner } from "../people/sign-in/owner.ts";
import type { Store } from "../store/open-store.ts";
import { signInTables } from "../store/sign-in-store.ts";
import type { StoreContext } from "../store/store-context.ts";

interface OnePerson {
  readonly personId: string;
}

/**
 * Ends all sessions of a person, and lets them begin none. Their open streams end within a minute, and links that they
 * made do not work. Everything of theirs stays. Repeating it has no effect.
 *
 * @throws AppError `not-found`, `conflict` for the owner of the server
 */
export async function suspendPerson({ store, now }: StoreContext, { personId }: OnePerson): Promise<void> {
  await demandPerson(store, personId);
  if (await isOwner(store, personId)) throw new AppError("conflict", peopleMessages.ownerNotSuspended);
  await store
    .insertInto("suspension")
    .values({ userId: personId, suspendedAtMs: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await endSessions(store, personId);
}

/** @throws AppError `not-found` */
export async function reactivatePerson({ store }: StoreContext, { personId }: OnePerson): Promise<void> {
  await demandPerson(store, personId);
  await store.deleteFrom("suspension").where("userId", "=", personId).execute();
}

/** Ends all sessions of a person. @throws AppError `not-found` */
export async function signPersonOut({ store }: StoreContext, { personId }: OnePerson): Promise<void> {
  await demandPerson(store, personId);
  await endSessions(store, personId);
}

async function demandPerson(store: Store, id: string): Promise<void> {
  const user = await signInTables(store)
    .selectFrom("user")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  if (user === undefined) throw new AppError("not-found", peopleMessages.noSuchAccount);
}

async function endSessions(store: Store, userId: string): Promise<void> {
  await signInTables(store).deleteFrom("session").where("userId", "=", userId).execute();
}
