import { randomBytes, timingSafeEqual } from "node:crypto";
import type { Store } from "../../store/open-store.ts";

/** Whether the server's first account exists. */
export async function hasOwner(store: Store): Promise<boolean> {
  return (await readSetting(store, "ownerId")) !== null;
}

/** Whether a user created the server's first account. */
export async function isOwner(store: Store, userId: string): Promise<boolean> {
  return (await readSetting(store, "ownerId")) === userId;
}

/** Makes a user the server's owner. False if the server already has one. */
export async function claimServer(store: Store, userId: string, nowMs: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await store
    .insertInto("serverSetting")
    .values({ name: "ownerId", value: userId, updatedAtMs: nowMs })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows !== 1n) return false;
  await store.deleteFrom("serverSetting").where("name", "=", "setupToken").execute();
  return true;
}

/**
 * The token that proves that the person who creates the first account can read the server's log. It is the same for
 * every process over one store; null once there is an owner.
 */
export async function readSetupToken(store: Store, nowMs: number): Promise<string | null> {
  if (await hasOwner(store)) return null;
  await store
    .insertInto("serverSetting")
    .values({ name: "setupToken", value: randomBytes(18).toString("base64url"), updatedAtMs: nowMs })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  return readSetting(store, "setupToken");
}

/** Compares the given token with the setup token in constant time. */
export async function isSetupToken(store: Store, given: string): Promise<boolean> {
  const token = Buffer.from((await readSetting(store, "setupToken")) ?? "");
  const attempt = Buffer.from(given.trim());
  return token.length > 0 && token.length === attempt.length && timingSafeEqual(token, attempt);
}

async function readSetting(store: Store, name: string): Promise<string | null> {
  const row = await store
    .selectFrom("serverSetting")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst();
  return row?.value ?? null;
}
