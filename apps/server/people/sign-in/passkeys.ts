import type { MadeKey, Passkey, UsedKey } from "@askery/api";
import { isIP } from "node:net";
import { AppError } from "@askery/model";
import { peopleMessages } from "../../messages/people-messages.ts";
import { signInTables } from "../../store/sign-in-store.ts";
import { callAuth, headersForAuth, type Caller } from "./call-auth.ts";
import { checkPassword } from "./check-password.ts";
import { endSessionOf } from "./sessions.ts";
import type { SignInParts } from "./sign-in-parts.ts";

/*
 * Passkeys. better-auth makes the challenges, which work once and for five minutes, and checks what browsers answer. A key
 * that did not check its user, by a PIN or a finger, is refused: it would be a single factor.
 */

type Parts = Pick<SignInParts, "auth" | "store" | "url" | "passwords">;
type User = Caller & { readonly userId: string };
type Options = Readonly<Record<string, unknown>>;

/** The user's passkeys, latest first. */
export async function listPasskeys({ store, url }: Parts, userId: string) {
  const rows = await signInTables(store)
    .selectFrom("passkey")
    .select(["id", "name", "backedUp", "createdAt"])
    .where("userId", "=", userId)
    .execute();
  const passkeys = rows.map(({ id, name, backedUp, createdAt }): Passkey => ({
    id,
    name: name ?? "Passkey",
    isSynced: Boolean(backedUp),
    createdAtMs: new Date(createdAt ?? 0).getTime(),
  }));
  const latest = passkeys.toSorted((one, other) => other.createdAtMs - one.createdAtMs);
  return { isPossible: allowsPasskeys(url), passkeys: latest };
}

/** Browsers make passkeys for host names only, and over https; on the same machine without. */
function allowsPasskeys(url: string): boolean {
  const { hostname, protocol } = new URL(url);
  return hostname === "localhost" || (protocol === "https:" && isIP(hostname.replaceAll(/[[\]]/g, "")) === 0);
}

/**
 * What the browser needs to make a passkey.
 *
 * @throws RequestError `invalid-input` if the password is wrong; AppError `conflict` if no passkey works at this address
 */
export async function beginPasskey(
  parts: Parts,
  caller: User,
  { password }: { readonly password: string },
): Promise<{ readonly options: Options }> {
  await checkPassword(parts, caller.userId, password);
  if (!allowsPasskeys(parts.url)) throw new AppError("conflict", peopleMessages.noPasskeysHere);
  const options = await callAuth(caller.reply, () =>
    parts.auth.api.generatePasskeyRegistrationOptions({
      headers: headersForAuth(caller),
      returnHeaders: true,
    }),
  );
  return { options: { ...options } };
}

/** @throws RequestError `invalid-input` for a response that does not fit the challenge, or without a check of the user */
export async function savePasskey(
  { auth }: Parts,
  caller: User,
  body: { readonly name: string; readonly response: MadeKey },
): Promise<void> {
  await callAuth(caller.reply, () =>
    auth.api.verifyPasskeyRegistration({ body, headers: headersForAuth(caller), returnHeaders: true }),
  );
}

/** @throws AppError `not-found` for another user's passkey */
export async function renamePasskey(
  { store }: Pick<Parts, "store">,
  { userId, passkeyId, name }: { readonly userId: string; readonly passkeyId: string; readonly name: string },
): Promise<void> {
  const { numUpdatedRows } = await signInTables(store)
    .updateTable("passkey")
    .set({ name })
    .where("id", "=", passkeyId)
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new AppError("not-found", peopleMessages.noSuchPasskey);
}

/** @throws RequestError `invalid-input` if the password is wrong; AppError `not-found` */
export async function removePasskey(
  parts: Parts,
  { userId }: User,
  { passkeyId, password }: { readonly passkeyId: string; readonly password: string },
): Promise<void> {
  await checkPassword(parts, userId, password);
  const { numDeletedRows } = await signInTables(parts.store)
    .deleteFrom("passkey")
    .where("id", "=", passkeyId)
    .where("userId", "=", userId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new AppError("not-found", peopleMessages.noSuchPasskey);
}

/** What the browser needs to sign in with a passkey of any user. */
export async function beginPasskeySignIn(
  { auth }: Parts,
  caller: Caller,
): Promise<{ readonly options: Options }> {
  const options = await callAuth(caller.reply, () =>
    // Without a session, whose user's keys alone would be asked for.
    auth.api.generatePasskeyAuthenticationOptions({ headers: new Headers(), returnHeaders: true }),
  );
  return { options: { ...options, userVerification: "required" } };
}

/**
 * Starts the session of a passkey's user, and returns the user's id. The browser's earlier session ends.
 *
 * @throws RequestError `invalid-input` for a key that is unknown or was removed, and for a response that does not fit
 */
export async function signInWithPasskey(
  { auth }: Parts,
  caller: Caller,
  body: { readonly response: UsedKey },
): Promise<string> {
  const headers = headersForAuth(caller);
  const { user } = await callAuth(caller.reply, () =>
    auth.api.verifyPasskeyAuthentication({
      body: { response: { ...body.response } },
      headers,
      returnHeaders: true,
    }),
  );
  await endSessionOf(auth, headers);
  return user.id;
}
