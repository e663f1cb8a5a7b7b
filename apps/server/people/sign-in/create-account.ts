import { randomUUID } from "node:crypto";
import { kyselyAdapter } from "@better-auth/kysely-adapter";
import { signInTables, storeKind } from "../../store/sign-in-store.ts";
import type { Store } from "../../store/open-store.ts";
import type { Auth } from "./create-auth.ts";

export interface NewAccount {
  readonly name: string;
  /** In lower case. */
  readonly email: string;
  /** Null for an account without a password, which a provider signs in. */
  readonly passwordHash: string | null;
}

interface CreatedAccount extends NewAccount {
  readonly userId: string;
  /** Whether a mailed link or the provider has shown that the address is the person's. */
  readonly isConfirmed: boolean;
}

/** A new user id. */
export function createUserId(): string {
  return randomUUID();
}

/** Saves a user and their password in better-auth's format, as part of a transaction. */
export async function createAccount(
  transaction: Store,
  auth: Auth,
  { userId, name, email, passwordHash, isConfirmed }: CreatedAccount,
): Promise<void> {
  const rows = rowsOf(transaction, auth);
  const times = { createdAt: new Date(), updatedAt: new Date() };
  await rows.create({
    model: "user",
    data: { id: userId, name, email, emailVerified: isConfirmed, image: null, ...times },
    forceAllowId: true,
  });
  if (passwordHash === null) return;
  await rows.create({
    model: "account",
    data: { userId, accountId: userId, providerId: "credential", password: passwordHash, ...times },
  });
}

interface ProviderIdentity {
  readonly userId: string;
  readonly issuer: string;
  readonly subject: string;
}

/** Lets a provider sign a user in, as part of a transaction. */
export async function linkProvider(
  transaction: Store,
  auth: Auth,
  { userId, issuer, subject }: ProviderIdentity,
): Promise<void> {
  const times = { createdAt: new Date(), updatedAt: new Date() };
  await rowsOf(transaction, auth).create({
    model: "account",
    data: { userId, accountId: subject, providerId: issuer, ...times },
  });
}

function rowsOf(transaction: Store, auth: Auth) {
  return kyselyAdapter(signInTables(transaction), { type: storeKind(transaction) })(auth.options);
}

export async function hasAccount(store: Store, email: string): Promise<boolean> {
  const row = await signInTables(store)
    .selectFrom("user")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirst();
  return row !== undefined;
}
