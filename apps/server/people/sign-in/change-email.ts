import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { EmailChange } from "@askery/api";
import { AppError } from "@askery/model";
import type { Selectable } from "kysely";
import { peopleMessages } from "../../messages/people-messages.ts";
import type { EmailChangeTable } from "../../store/sign-in-tables.ts";
import { readUser } from "../read-account.ts";
import { checkPassword } from "./check-password.ts";
import { hasAccount } from "./create-account.ts";
import { dropResetLinks } from "./create-auth.ts";
import { addressTakenMail, newAddressMail, oldAddressMail, ownAddressMail } from "./sign-in-mails.ts";
import type { SignInParts } from "./sign-in-parts.ts";

const hourMs = 60 * 60 * 1000;
/** How long the links in the mails are valid. */
const validMs = 24 * hourMs;
/** The maximum number of mails to a new address per hour. */
const mailsPerHour = 5;

/** The change that waits for confirmation; null if there is none. */
export async function readEmailChange(parts: SignInParts, userId: string): Promise<EmailChange | null> {
  const change = await pendingOf(parts).where("userId", "=", userId).executeTakeFirst();
  if (change === undefined) return null;
  const { newEmail, oldConfirmedAtMs, newConfirmedAtMs, expiresAtMs } = change;
  return {
    newEmail,
    isOldConfirmed: oldConfirmedAtMs !== null,
    isNewConfirmed: newConfirmedAtMs !== null,
    expiresAtMs,
  };
}

/**
 * Mails a link to each of the two addresses, and ends an earlier change. Only the mail to the new address reveals whether
 * it has an account.
 *
 * @throws RequestError `invalid-input` if the password is wrong
 */
export async function requestEmailChange(
  parts: SignInParts,
  userId: string,
  { newEmail, password }: { readonly newEmail: string; readonly password: string },
): Promise<void> {
  const { store, links, sendMail, afterAnswer } = parts;
  await checkPassword(parts, userId, password);
  const { email } = await readUser(store, userId);
  const isFull = await hasEnough(parts, newEmail);
  const { oldToken, newToken } = await saveChange(parts, { userId, newEmail, oldConfirmedAtMs: null });
  if (isFull) return;
  afterAnswer.run(newEmail, async () => {
    const isTaken = await hasAccount(store, newEmail);
    await sendMail(oldAddressMail(links, email, { token: oldToken, newEmail }));
    await sendMail(isTaken ? addressTakenMail(links, newEmail) : newAddressMail(links, newEmail, newToken));
  });
}

/**
 * Mails a link to the address that an account has, whose button confirms it: for accounts that were made without mail. It
 * ends an earlier change.
 *
 * @throws AppError `conflict` if the server sends no mail
 */
export async function requestOwnConfirmation(parts: SignInParts, userId: string): Promise<void> {
  const { store, now, links, sendMail, afterAnswer, confirmsAddresses } = parts;
  if (!confirmsAddresses) throw new AppError("conflict", peopleMessages.noMailServer);
  const { email } = await readUser(store, userId);
  const isFull = await hasEnough(parts, email);
  const { newToken } = await saveChange(parts, { userId, newEmail: email, oldConfirmedAtMs: now() });
  if (isFull) return;
  afterAnswer.run(email, async () => sendMail(ownAddressMail(links, email, newToken)));
}

/** Saves a change instead of an earlier one. Returns the tokens of its links. */
async function saveChange(
  parts: SignInParts,
  change: { readonly userId: string; readonly newEmail: string; readonly oldConfirmedAtMs: number | null },
) {
  const { store, now } = parts;
  await cancelEmailChange(parts, change.userId);
  const [oldToken, newToken] = [createToken(), createToken()];
  await store
    .insertInto("emailChange")
    .values({
      ...change,
      id: randomUUID(),
      oldTokenHash: hashOf(oldToken),
      newTokenHash: hashOf(newToken),
      newConfirmedAtMs: null,
      createdAtMs: now(),
      expiresAtMs: now() + validMs,
      endedAtMs: null,
    })
    .execute();
  return { oldToken, newToken };
}

/** Ends the change that waits for confirmation, if there is one. */
export async function cancelEmailChange({ store, now }: SignInParts, userId: string): Promise<void> {
  await store
    .updateTable("emailChange")
    .set({ endedAtMs: now() })
    .where("userId", "=", userId)
    .where("endedAtMs", "is", null)
    .execute();
}

interface Confirmation {
  readonly newEmail: string;
  /** Whether the link was mailed to the new address. */
  readonly isForNew: boolean;
  /** Whether it is the address that the account has. */
  readonly isOwn: boolean;
  readonly isConfirmed: boolean;
}

/** What a mailed link confirms. @throws AppError `link-expired` */
export async function readConfirmation(parts: SignInParts, token: string): Promise<Confirmation> {
  const change = await findByToken(parts, token);
  const isForNew = change.newTokenHash === hashOf(token);
  const confirmedAtMs = isForNew ? change.newConfirmedAtMs : change.oldConfirmedAtMs;
  const { newEmail, userId } = change;
  const isOwn = (await readUser(parts.store, userId)).email === newEmail;
  return { newEmail, isForNew, isOwn, isConfirmed: confirmedAtMs !== null };
}

/**
 * Confirms a change for the address that a link was mailed to. When both have confirmed, the address changes, and links
 * that were mailed to the old one become invalid.
 *
 * @throws AppError `link-expired`, or `conflict` if the new address has an account by now
 */
export async function confirmEmail(parts: SignInParts, token: string): Promise<Confirmed> {
  const { store, now } = parts;
  const { id, newTokenHash } = await findByToken(parts, token);
  const side = newTokenHash === hashOf(token) ? "newConfirmedAtMs" : "oldConfirmedAtMs";
  const change = await store
    .updateTable("emailChange")
    .set({ [side]: now() })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (change.oldConfirmedAtMs === null || change.newConfirmedAtMs === null) return { status: "waiting" };
  return { status: await changeAddress(parts, change), userId: change.userId };
}

type Confirmed =
  | { readonly status: "waiting" }
  /** "confirmed" if it was the address already. */
  | { readonly status: "changed" | "confirmed"; readonly userId: string };

async function changeAddress(
  parts: SignInParts,
  { userId, newEmail }: Selectable<EmailChangeTable>,
): Promise<"changed" | "confirmed"> {
  const { store, auth, confirmsAddresses } = parts;
  if ((await readUser(store, userId)).email === newEmail) {
    await confirmAddress(parts, userId);
    return "confirmed";
  }
  if (await hasAccount(store, newEmail)) throw new AppError("conflict", peopleMessages.addressTaken);
  const { internalAdapter } = await auth.$context;
  await internalAdapter.updateUser(userId, { email: newEmail, emailVerified: confirmsAddresses });
  await cancelEmailChange(parts, userId);
  await dropResetLinks(store, userId);
  return "changed";
}

async function confirmAddress(parts: SignInParts, userId: string): Promise<void> {
  const { internalAdapter } = await parts.auth.$context;
  await internalAdapter.updateUser(userId, { emailVerified: true });
  await cancelEmailChange(parts, userId);
}

function pendingOf({ store, now }: SignInParts) {
  return store
    .selectFrom("emailChange")
    .selectAll()
    .where("endedAtMs", "is", null)
    .where("expiresAtMs", ">", now());
}

async function findByToken(parts: SignInParts, token: string): Promise<Selectable<EmailChangeTable>> {
  const hash = hashOf(token);
  const change = await pendingOf(parts)
    .where((where) => where.or([where("oldTokenHash", "=", hash), where("newTokenHash", "=", hash)]))
    .executeTakeFirst();
  if (change === undefined) throw new AppError("link-expired", peopleMessages.linkExpired);
  return change;
}

async function hasEnough({ store, now }: SignInParts, newEmail: string): Promise<boolean> {
  await store.deleteFrom("emailChange").where("expiresAtMs", "<", now()).execute();
  const { count } = await store
    .selectFrom("emailChange")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("newEmail", "=", newEmail)
    .where("createdAtMs", ">", now() - hourMs)
    .executeTakeFirstOrThrow();
  return count >= mailsPerHour;
}

function createToken(): string {
  return randomBytes(24).toString("base64url");
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
