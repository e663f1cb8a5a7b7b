import type { TwoFactorState } from "@askery/api";
import { AppError, invariant } from "@askery/model";
import { peopleMessages } from "../../messages/people-messages.ts";
import { signInTables } from "../../store/sign-in-store.ts";
import { blameField, callAuth, headersForAuth, wrongCode, type Caller } from "./call-auth.ts";
import type { SignInParts } from "./sign-in-parts.ts";

/*
 * Two-factor sign-in. better-auth makes and checks secrets and codes, limits tries, and encrypts what it stores; a code
 * signs in once.
 */

type Parts = Pick<SignInParts, "auth" | "store" | "now">;
type User = Caller & { readonly userId: string };

/** Whether a user's sign-in needs a code, and how many recovery codes are left. */
export async function readTwoFactor(parts: Parts, userId: string): Promise<TwoFactorState> {
  const user = await signInTables(parts.store)
    .selectFrom("user")
    .select("twoFactorEnabled")
    .where("id", "=", userId)
    .executeTakeFirst();
  const isOn = Boolean(user?.twoFactorEnabled);
  return { isOn, recoveryCodesLeft: isOn ? (await readRecoveryCodes(parts, userId)).length : 0 };
}

/**
 * Makes a secret for an authenticator app. It has no effect until it is confirmed; setting up again replaces it.
 *
 * @throws RequestError `invalid-input` if the password is wrong; AppError `conflict` if it is on already
 */
export async function setUpTwoFactor(
  { auth }: Parts,
  caller: User,
  { password }: { readonly password: string },
): Promise<{ readonly secret: string; readonly uri: string }> {
  const body = { password, method: "totp" } as const;
  const made = await callAuth(caller.reply, () =>
    auth.api.enableTwoFactor({ body, headers: headersForAuth(caller), returnHeaders: true }),
  ).catch(blameField("password"));
  invariant(made.method === "totp", "A secret was asked for.");
  const uri = made.totpURI;
  return { secret: new URL(uri).searchParams.get("secret") ?? "", uri };
}

/**
 * Turns two-factor sign-in on, if the code proves that the app has the secret. Returns the recovery codes.
 *
 * @throws RequestError `invalid-input` if the code is wrong; AppError `conflict` if it is on already or not set up
 */
export async function confirmTwoFactor(
  parts: Parts,
  caller: User,
  { code }: { readonly code: string },
): Promise<readonly string[]> {
  const { isOn } = await readTwoFactor(parts, caller.userId);
  if (isOn) throw new AppError("conflict", peopleMessages.twoFactorOn);
  await callAuth(caller.reply, () =>
    parts.auth.api.verifyTOTP({ body: { code }, headers: headersForAuth(caller), returnHeaders: true }),
  );
  await useCode(parts, caller.userId, code);
  return readRecoveryCodes(parts, caller.userId);
}

/** Replaces the recovery codes. @throws as `turnOffTwoFactor` */
export async function renewRecoveryCodes(
  { auth }: Parts,
  caller: User,
  body: { readonly password: string },
): Promise<readonly string[]> {
  const { backupCodes } = await callAuth(caller.reply, () =>
    auth.api.generateBackupCodes({ body, headers: headersForAuth(caller), returnHeaders: true }),
  ).catch(blameField("password"));
  return backupCodes;
}

/** @throws RequestError `invalid-input` if the password is wrong; AppError `conflict` if it is off */
export async function turnOffTwoFactor(
  parts: Parts,
  caller: User,
  body: { readonly password: string },
): Promise<void> {
  const { isOn } = await readTwoFactor(parts, caller.userId);
  if (!isOn) throw new AppError("conflict", peopleMessages.twoFactorOff);
  await callAuth(caller.reply, () =>
    parts.auth.api.disableTwoFactor({ body, headers: headersForAuth(caller), returnHeaders: true }),
  ).catch(blameField("password"));
}

/**
 * Starts the session of a sign-in whose password was right, and returns the user's id. Five wrong codes end the sign-in,
 * ten in sequence lock the second step of the account for 15 minutes.
 *
 * @throws RequestError `invalid-input` if the code is wrong or was used, `too-many-requests`; AppError `link-expired` if
 * no sign-in waits for a code
 */
export async function finishSignIn(
  parts: Parts,
  caller: Caller,
  { code }: { readonly code: string },
): Promise<string> {
  const { api, $context } = parts.auth;
  const cookies = new Headers();
  const options = { body: { code }, headers: headersOfWaiting(caller), returnHeaders: true } as const;
  const { token, user } = await callAuth(cookies, () =>
    isAppCode(code) ? api.verifyTOTP(options) : api.verifyBackupCode(options),
  );
  if (isAppCode(code) && !(await useCode(parts, user.id, code))) {
    await (await $context).internalAdapter.deleteSession(token ?? "");
    throw wrongCode();
  }
  for (const cookie of cookies.getSetCookie()) caller.reply.append("set-cookie", cookie);
  return user.id;
}

function isAppCode(code: string): boolean {
  return /^\d+$/.test(code);
}

/** Only the cookie of the sign-in that waits: with a session, better-auth would check the codes of its user instead. */
function headersOfWaiting(caller: Caller): Headers {
  const headers = headersForAuth(caller);
  const cookies = (headers.get("cookie") ?? "").split(/;\s*/);
  headers.set("cookie", cookies.filter((cookie) => !cookie.includes("session_token=")).join("; "));
  return headers;
}

/** An app's code is valid for a step of 30 seconds, and for the steps before and after. */
const codeValidMs = 3 * 30_000;

/** Marks a code as used. False if it was used before. */
async function useCode({ store, now }: Parts, userId: string, code: string): Promise<boolean> {
  const usedAtMs = now();
  await store
    .deleteFrom("usedCode")
    .where("usedAtMs", "<", usedAtMs - codeValidMs)
    .execute();
  const { numInsertedOrUpdatedRows } = await store
    .insertInto("usedCode")
    .values({ userId, code, usedAtMs })
    .onConflict((conflict) => conflict.columns(["userId", "code"]).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

async function readRecoveryCodes({ auth }: Parts, userId: string): Promise<readonly string[]> {
  const { backupCodes } = await auth.api.viewBackupCodes({ body: { userId } });
  return backupCodes;
}
