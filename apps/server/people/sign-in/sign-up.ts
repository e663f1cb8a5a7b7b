import { createHash, randomBytes } from "node:crypto";
import { AppError } from "@askery/model";
import type { Store } from "../../store/open-store.ts";
import { createAccount, createUserId, hasAccount, type NewAccount } from "./create-account.ts";
import { claimServer, hasOwner, isSetupToken } from "./owner.ts";
import { alreadySignedUpMail, verificationMail } from "./sign-in-mails.ts";
import type { SignInParts } from "./sign-in-parts.ts";
import { checkMaySignUp } from "./sign-up-rule.ts";
import { welcome } from "./welcome.ts";
import { peopleMessages } from "../../messages/people-messages.ts";

export interface SignUpRequest {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly next: string | null;
  readonly setupToken: string | null;
  /** Whether the request certainly comes from the machine that the server runs on. */
  readonly isLoopback: boolean;
}

export type SignUpResult =
  | { readonly kind: "signed-up"; readonly userId: string }
  | { readonly kind: "check-mail" };

const hourMs = 60 * 60 * 1000;
/** How long the link in a mail is valid. */
const validMs = 24 * hourMs;
/** The maximum number of mails to an address per hour, however often people sign up with it. */
const mailsPerHour = 5;

/**
 * Signs a user up. The first account is created immediately and owns the server. Any other account is created when the
 * link in its mail is opened; until then it does not exist, so an address cannot be blocked for its owner.
 *
 * For an address that has an account, the same work is done and only the mail differs: neither the response nor its
 * duration reveals that the account exists.
 *
 * @throws AppError `forbidden` for a first account from another machine without the token, or if the server takes no
 * account of this person
 */
export async function signUp(parts: SignInParts, request: SignUpRequest): Promise<SignUpResult> {
  const isFirst = !(await hasOwner(parts.store));
  await (isFirst ? checkMayBeFirst(parts.store, request) : checkMaySignUp(parts, request.next));
  const { name, email } = request;
  const account = { name, email, passwordHash: await parts.passwords.hash(request.password) };
  if (isFirst) {
    const userId = await createOwner(parts, account);
    if (userId !== null) return { kind: "signed-up", userId };
  }
  await saveForMail(parts, account, request.next);
  return { kind: "check-mail" };
}

/** The id of a pending sign-up, derived from the token in its link. */
export function pendingId(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

async function checkMayBeFirst(store: Store, { isLoopback, setupToken }: SignUpRequest): Promise<void> {
  if (isLoopback || (setupToken !== null && (await isSetupToken(store, setupToken)))) return;
  throw new AppError("forbidden", peopleMessages.setupTokenNeeded);
}

/** Null if another user became the owner first. */
async function createOwner(parts: SignInParts, account: NewAccount): Promise<string | null> {
  const userId = createUserId();
  const isOwner = await parts.store.transaction().execute(async (transaction) => {
    if (!(await claimServer(transaction, userId, parts.now()))) return false;
    await createAccount(transaction, parts.auth, { userId, ...account, isConfirmed: false });
    return true;
  });
  if (!isOwner) return null;
  await welcome(parts, { userId, name: account.name });
  return userId;
}

async function saveForMail(
  parts: SignInParts,
  account: NewAccount & { readonly passwordHash: string },
  next: string | null,
): Promise<void> {
  const { store, now, links, afterAnswer, sendMail } = parts;
  const { email } = account;
  const token = randomBytes(24).toString("base64url");
  const nowMs = now();
  if (await hasEnough(store, email, nowMs)) return;
  await store
    .insertInto("pendingSignUp")
    .values({
      id: pendingId(token),
      ...account,
      next,
      createdAtMs: nowMs,
      expiresAtMs: nowMs + validMs,
      usedAtMs: null,
    })
    .execute();
  afterAnswer.run(email, async () => {
    await store.deleteFrom("pendingSignUp").where("expiresAtMs", "<", nowMs).execute();
    const isTaken = await hasAccount(store, email);
    await sendMail(isTaken ? alreadySignedUpMail(links, email, next) : verificationMail(links, email, token));
  });
}

async function hasEnough(store: Store, email: string, nowMs: number): Promise<boolean> {
  const { count } = await store
    .selectFrom("pendingSignUp")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("email", "=", email)
    .where("createdAtMs", ">", nowMs - hourMs)
    .executeTakeFirstOrThrow();
  return count >= mailsPerHour;
}
