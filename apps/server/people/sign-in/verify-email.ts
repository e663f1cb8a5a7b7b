import type { Selectable } from "kysely";
import type { PendingSignUpTable } from "../../store/sign-in-tables.ts";
import type { Store } from "../../store/open-store.ts";
import { createAccount, createUserId, hasAccount } from "./create-account.ts";
import type { SignInParts } from "./sign-in-parts.ts";
import { pendingId } from "./sign-up.ts";
import { welcome } from "./welcome.ts";

export type Verification =
  /** The account was made just now. */
  | { readonly kind: "created"; readonly userId: string; readonly next: string | null }
  /** The link was opened before, or another one of the same address. */
  | { readonly kind: "verified-before"; readonly next: string | null }
  | { readonly kind: "expired" };

/** Creates the account whose link was opened. Every other sign-up with the address becomes invalid. */
export async function verifyEmail(parts: SignInParts, token: string): Promise<Verification> {
  const id = pendingId(token);
  const pending = await parts.store
    .selectFrom("pendingSignUp")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (pending === undefined || pending.expiresAtMs <= parts.now()) return { kind: "expired" };
  const { next, name } = pending;

  const userId = await createOnce(parts, pending);
  if (userId === null) return { kind: "verified-before", next };
  await welcome(parts, { userId, name });
  return { kind: "created", userId, next };
}

/** Null where the address has an account. */
async function createOnce(
  { store, auth, now }: SignInParts,
  pending: Selectable<PendingSignUpTable>,
): Promise<string | null> {
  const { name, email, passwordHash } = pending;
  if (pending.usedAtMs !== null || (await hasAccount(store, email))) return null;
  try {
    return await store.transaction().execute(async (transaction) => {
      const userId = createUserId();
      // The account first: of two links opened at once one waits here, before either holds the other's row.
      await createAccount(transaction, auth, { userId, name, email, passwordHash });
      await useUp(transaction, pending, now());
      return userId;
    });
  } catch (error) {
    // Two links of one address opened at once: addresses are unique, so one of the two got here.
    if (await hasAccount(store, email)) return null;
    throw error;
  }
}

/** The used sign-up remains until it expires: its link then leads to the sign-in page. */
async function useUp(transaction: Store, { id, email }: PendingSignUpTable, nowMs: number): Promise<void> {
  await transaction.deleteFrom("pendingSignUp").where("email", "=", email).where("id", "<>", id).execute();
  await transaction
    .updateTable("pendingSignUp")
    .set({ usedAtMs: nowMs, passwordHash: "" })
    .where("id", "=", id)
    .execute();
}
