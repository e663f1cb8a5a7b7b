import { randomUUID } from "node:crypto";
import { kyselyAdapter } from "@better-auth/kysely-adapter";
import { signInTables, storeKind } from "../../store/sign-in-store.ts";
import type { Store } from "../../store/open-store.ts";
import type { Auth } from "./create-auth.ts";

export interface NewAccount {
  readonly name: string;
  /** In lower case. */
  readonly email: string;
  readonly passwordHash: string;
}

/** A new user id. */
export function createUserId(): string {
  return randomUUID();
}

/**
 * Saves a user and their password in better-auth's format, as part of a transaction. The address counts as verified;
 * the caller must have verified it.
 */
export async function createAccount(
  transaction: Store,
  auth: Auth,
  { userId, name, email, passwordHash }: NewAccount & { readonly userId: string },
): Promise<void> {
  const rows = kyselyAdapter(signInTables(transaction), { type: storeKind(transaction) })(auth.options);
  const times = { createdAt: new Date(), updatedAt: new Date() };
  await rows.create({
    model: "user",
    data: { id: userId, name, email, emailVerified: true, image: null, ...times },
    forceAllowId: true,
  });
  await rows.create({
    model: "account",
    data: { userId, accountId: userId, providerId: "credential", password: passwordHash, ...times },
  });
}

export async function hasAccount(store: Store, email: string): Promise<boolean> {
  const row = await signInTables(store)
    .selectFrom("user")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirst();
  return row !== undefined;
}
