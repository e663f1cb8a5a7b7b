import type { Session } from "@askery/api";
import type { CallerSession } from "../../policies/open-sessions.ts";
import { dropExpired } from "../../store/sign-in-store.ts";
import { callAuth, headersForAuth, type Caller } from "./call-auth.ts";
import type { Auth } from "./create-auth.ts";
import type { SignInParts } from "./sign-in-parts.ts";

/**
 * Signs a user in with a new session. The browser's earlier session ends, even if it was another user's. Null if the
 * sign-in needs a code, which `finishSignIn` takes.
 *
 * @throws AppError `wrong-password`, whether the address or the password is wrong
 */
export async function signIn(
  { auth, store, afterAnswer }: Pick<SignInParts, "auth" | "store" | "afterAnswer">,
  caller: Caller,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<{ readonly userId: string } | null> {
  const headers = headersForAuth(caller);
  const signedIn = await callAuth(caller.reply, () =>
    auth.api.signInEmail({ body: { email, password }, headers, returnHeaders: true }),
  );
  await endSessionOf(auth, headers);
  afterAnswer.run("expired sessions", async () => {
    await dropExpired(store, "session");
    await dropExpired(store, "verification");
  });
  return "twoFactorRedirect" in signedIn ? null : { userId: signedIn.user.id };
}

/** Signs in a user who was authenticated in another way. */
export async function signInAs(auth: Auth, caller: Caller, userId: string): Promise<void> {
  const headers = headersForAuth(caller);
  await callAuth(caller.reply, () =>
    auth.api.beginSession({ body: { userId }, headers, returnHeaders: true }),
  );
  await endSessionOf(auth, headers);
}

/** Ends the caller's session, and deletes its cookie. */
export async function signOut(auth: Auth, caller: Caller): Promise<void> {
  const headers = headersForAuth(caller);
  await callAuth(caller.reply, () => auth.api.signOut({ headers, returnHeaders: true }));
}

/**
 * Finds the session of a request; null if signed out. A session that is older than a day is renewed, with its cookie.
 */
export async function findSession(
  { auth, recentSessions }: Pick<SignInParts, "auth" | "recentSessions">,
  headers: Headers,
  reply: Headers,
): Promise<CallerSession | null> {
  const cookie = headers.get("cookie");
  if (cookie === null) return null;
  return recentSessions(cookie, async () => {
    const session = await callAuth(reply, () =>
      auth.api.getSession({ headers: new Headers({ cookie }), returnHeaders: true }),
    );
    return session && { id: session.session.id, userId: session.user.id };
  });
}

/** The caller's sessions, latest first. */
export async function listSessions(auth: Auth, caller: Caller): Promise<readonly Session[]> {
  const headers = headersForAuth(caller);
  const current = await readSession(auth, headers);
  const sessions = await auth.api.listSessions({ headers });
  return sessions
    .map((session) => ({
      id: session.id,
      isCurrent: session.id === current?.session.id,
      userAgent: session.userAgent === "" ? null : (session.userAgent ?? null),
      address: session.ipAddress === "" ? null : (session.ipAddress ?? null),
      createdAtMs: session.createdAt.getTime(),
      lastSeenMs: session.updatedAt.getTime(),
    }))
    .toSorted((one, other) => other.lastSeenMs - one.lastSeenMs);
}

/** Ends one of the caller's sessions. Does nothing if it belongs to another user or has ended. */
export async function revokeSession(auth: Auth, caller: Caller, id: string): Promise<void> {
  const headers = headersForAuth(caller);
  const session = (await auth.api.listSessions({ headers })).find((one) => one.id === id);
  if (session !== undefined) await auth.api.revokeSession({ body: { token: session.token }, headers });
}

/** Ends all of the caller's sessions except the current one. */
export async function revokeOtherSessions(auth: Auth, caller: Caller): Promise<void> {
  await auth.api.revokeOtherSessions({ headers: headersForAuth(caller) });
}

/** Ends the session of a browser that has signed in anew. */
export async function endSessionOf(auth: Auth, headers: Headers): Promise<void> {
  const before = await readSession(auth, headers);
  if (before === null) return;
  const { internalAdapter } = await auth.$context;
  await internalAdapter.deleteSession(before.session.token);
}

function readSession(auth: Auth, headers: Headers) {
  return auth.api.getSession({ headers, query: { disableRefresh: true } });
}
