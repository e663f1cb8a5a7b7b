import type { ProviderProblem } from "@askery/api";
import { signInTables } from "../../store/sign-in-store.ts";
import { createAccount, createUserId, linkProvider } from "./create-account.ts";
import { hasOwner } from "./owner.ts";
import type { SignInParts } from "./sign-in-parts.ts";
import { maySignUp } from "./sign-up-rule.ts";
import { welcome } from "./welcome.ts";
import type { ProviderClaims } from "./exchange-code.ts";

export type MatchedAccount =
  | { readonly kind: "account"; readonly userId: string }
  | { readonly kind: "problem"; readonly problem: ProviderProblem };

interface Match {
  readonly issuer: string;
  readonly claims: ProviderClaims;
  /** Who is signed in to the browser that comes back from the provider; empty if nobody is. */
  readonly visitorId: string;
  /** The page that they want, which may be an invitation. */
  readonly next: string | null;
}

/**
 * The account of a person whom the provider has authenticated: the one that it signed in before, or the one with the
 * same address, or a new one.
 *
 * Only an address that the provider has verified counts, because a provider may let people enter any address, and so
 * take over an account. To an account whose address was never confirmed, as without mail, somebody may have signed up with the
 * address of another person and wait for their sign-in, so only people who are signed in to the account connect it. An account
 * that asks for a second factor is not connected, because the provider's sign-in would take its place without a word.
 */
export async function matchAccount(parts: SignInParts, match: Match): Promise<MatchedAccount> {
  const { store } = parts;
  const known = await findConnected(parts, match);
  if (known !== null) return { kind: "account", userId: known };
  const email = match.claims.verifiedEmail;
  if (email === null) return { kind: "problem", problem: "provider-unverified" };
  const user = await signInTables(store)
    .selectFrom("user")
    .select(["id", "twoFactorEnabled", "emailVerified"])
    .where("email", "=", email)
    .executeTakeFirst();
  if (user === undefined) return createFor(parts, match, email);
  if (user.twoFactorEnabled) return { kind: "problem", problem: "provider-two-factor" };
  if (!user.emailVerified && match.visitorId !== user.id) {
    return { kind: "problem", problem: "provider-unconfirmed" };
  }
  await store
    .transaction()
    .execute((transaction) => linkProvider(transaction, parts.auth, { userId: user.id, ...identify(match) }));
  return { kind: "account", userId: user.id };
}

/** Accounts of another issuer are others, even if their subjects are equal. */
function identify({ issuer, claims: { subject } }: Match) {
  return { issuer, subject };
}

async function findConnected({ store }: SignInParts, { issuer, claims }: Match): Promise<string | null> {
  const row = await signInTables(store)
    .selectFrom("account")
    .select("userId")
    .where("providerId", "=", issuer)
    .where("accountId", "=", claims.subject)
    .executeTakeFirst();
  return row?.userId ?? null;
}

async function createFor(parts: SignInParts, match: Match, email: string): Promise<MatchedAccount> {
  // The first account owns the server, which takes the setup token.
  if (!(await hasOwner(parts.store))) return { kind: "problem", problem: "provider-first" };
  if (!(await maySignUp(parts, match.next))) return { kind: "problem", problem: "sign-up-closed" };
  const userId = createUserId();
  const name = match.claims.name ?? email.slice(0, email.indexOf("@"));
  await parts.store.transaction().execute(async (transaction) => {
    await createAccount(transaction, parts.auth, {
      userId,
      name,
      email,
      passwordHash: null,
      isConfirmed: true,
    });
    await linkProvider(transaction, parts.auth, { userId, ...identify(match) });
    await transaction.deleteFrom("pendingSignUp").where("email", "=", email).execute();
  });
  await welcome(parts, { userId, name });
  return { kind: "account", userId };
}
