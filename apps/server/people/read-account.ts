import type { Database, Me, Setup, SignUpRule, User } from "@askery/api";
import { AppError } from "@askery/model";
import { signInTables } from "../store/sign-in-store.ts";
import { readOwnFormats } from "./own-formats.ts";
import type { Store } from "../store/open-store.ts";
import { peopleMessages } from "../messages/people-messages.ts";

/** @throws AppError `signed-out` if the account no longer exists */
export async function readUser(store: Store, userId: string): Promise<User> {
  const { emailVerified: _, ...user } = await readRow(store, userId);
  return user;
}

async function readRow(store: Store, userId: string) {
  const row = await signInTables(store)
    .selectFrom("user")
    .select(["id", "name", "email", "image", "emailVerified"])
    .where("id", "=", userId)
    .executeTakeFirst();
  if (row !== undefined) return row;
  throw new AppError("signed-out", peopleMessages.accountGone);
}

export interface MeContext {
  readonly store: Store;
  /** Oldest first. */
  readonly listDatabases: (request: { readonly userId: string }) => Promise<readonly Database[]>;
  readonly isOwner: (userId: string) => Promise<boolean>;
}

/** The signed-in user and their databases. */
export async function readMe(context: MeContext, userId: string): Promise<Me> {
  const { store, listDatabases, isOwner } = context;
  const { emailVerified, ...user } = await readRow(store, userId);
  return {
    user,
    isConfirmed: Boolean(emailVerified),
    isServerOwner: await isOwner(userId),
    databases: await listDatabases({ userId }),
    formats: await readOwnFormats({ store }, { userId }),
  };
}

export interface SetupContext {
  readonly hasOwner: () => Promise<boolean>;
  readonly readSignUpRule: () => Promise<SignUpRule>;
  readonly canSendMail: boolean;
  readonly hasPlanLimits: boolean;
  readonly provider: string | null;
  readonly sourceUrl: string | null;
}

/** Facts that pages need before sign-in. They depend on whether the request comes from this machine. */
export async function readSetup(
  { hasOwner, readSignUpRule, ...facts }: SetupContext,
  { isLoopback }: { readonly isLoopback: boolean },
): Promise<Setup> {
  const [isOwned, signUp] = await Promise.all([hasOwner(), readSignUpRule()]);
  const { canSendMail, hasPlanLimits, provider, sourceUrl } = facts;
  const needsToken = !isOwned && !isLoopback;
  return { hasOwner: isOwned, needsToken, canSendMail, hasPlanLimits, provider, signUp, sourceUrl };
}
