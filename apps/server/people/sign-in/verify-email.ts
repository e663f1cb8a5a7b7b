import { AppError } from "@askery/model";
import type { Selectable } from "kysely";
import type { PendingSignUpTable } from "../../store/sign-in-tables.ts";
import type { Store } from "../../store/open-store.ts";
import { createAccount, createUserId, hasAccount } from "./create-account.ts";
import type { SignInParts } from "./sign-in-parts.ts";
import { pendingId } from "./sign-up.ts";
import { checkMaySignUp } from "./sign-up-rule.ts";
import { welcome } from "./welcome.ts";
import { peopleMessages } from "../../messages/people-messages.ts";

export interface Verification {
  /** The account that was just created; null if this link, or another one for the same address, was used before. */
  readonly userId: string | null;
  /** The page that the visitor wanted. */
  readonly next: string | null;
}

/**
 * Creates the account of a mailed link. Every other sign-up with the address becomes invalid.
 *
 * @throws AppError `link-expired`, `forbidden` if the server takes no account of this person any longer
 */
export async function verifyEmail(parts: SignInParts, token: string): Promise<Verification> {
  const id = pendingId(token);
  const pending = await parts.store
    .selectFrom("pendingSignUp")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (pending === undefined || pending.expiresAtMs <= parts.now()) throw linkExpired();
  const { next, name } = pending;

  const userId = await createOnce(parts, pending);
  if (userId !== null) await welcome(parts, { userId, name });
  return { userId, next };
}

function linkExpired(): AppError {
  return new AppError("link-expired", peopleMessages.signUpExpired);
}

/** Null if the address already has an account. @throws AppError `forbidden` if the server takes no account any longer */
async function createOnce(
  { store, auth, now, confirmsAddresses }: SignInParts,
  pending: Selectable<PendingSignUpTable>,
): Promise<string | null> {
  const { name, email, passwordHash } = pending;
  if (pending.usedAtMs !== null || (await hasAccount(store, email))) return null;
  await checkMaySignUp({ store, now }, pending.next);
  try {
    return await store.transaction().execute(async (transaction) => {
      const userId = createUserId();
      // Create the account first. If two links are used at once, one of them waits here before it holds rows that the
      // other needs.
      await createAccount(transaction, auth, {
        userId,
        name,
        email,
        passwordHash,
        isConfirmed: confirmsAddresses,
      });
      await useUp(transaction, pending, now());
      return userId;
    });
  } catch (error) {
    // Addresses are unique, so if two links for one address were used at once, one of them fails here.
    if (await hasAccount(store, email)) return null;
    throw error;
  }
}

/** The used sign-up remains until it expires, so that its link leads to the sign-in page. */
async function useUp(transaction: Store, { id, email }: PendingSignUpTable, nowMs: number): Promise<void> {
  await transaction.deleteFrom("pendingSignUp").where("email", "=", email).where("id", "<>", id).execute();
  await transaction
    .updateTable("pendingSignUp")
    .set({ usedAtMs: nowMs, passwordHash: "" })
    .where("id", "=", id)
    .execute();
}
