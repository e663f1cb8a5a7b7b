import type { Session } from "@askery/api";
import { dropExpired } from "../../store/sign-in-store.ts";
import { callAuth, headersForAuth, type Caller } from "./call-auth.ts";
import type { Auth } from "./create-auth.ts";
import type { SignInParts } from "./sign-in-parts.ts";

/**
 * Signs a person in with a new session. The browser's earlier session ends, regardless of whose it was.
 *
 * @throws AppError `wrong-password`, the same whether the address or the password is wrong
 */
export async function signIn(
  { auth, store, afterAnswer }: Pick<SignInParts, "auth" | "store" | "afterAnswer">,
  caller: Caller,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<{ readonly userId: string }> {
  const headers = headersForAuth(caller);
  const { user } = await callAuth(caller.reply, () =>
    auth.api.signInEmail({ body: { email, password }, headers, returnHeaders: true }),
  );
  await endSessionOf(auth, headers);
  afterAnswer.run("expired sessions", () => dropExpired(store, "session"));
  return { userId: user.id };
}

/** Signs in somebody who has just shown in another way who they are. */
export async function signInAs(auth: Auth, caller: Caller, userId: string): Promise<void> {
  const headers = headersForAuth(caller);
  await callAuth(caller.reply, () =>
    auth.api.beginSession({ body: { userId }, headers, returnHeaders: true }),
  );
  await endSessionOf(auth, headers);
}

/** Ends the session that the caller has, and takes its cookie away. */
export async function signOut(auth: Auth, caller: Caller): Promise<void> {
  const headers = headersForAuth(caller);
  await callAuth(caller.reply, () => auth.api.signOut({ headers, returnHeaders: true }));
}

/**
 * Who a request comes from; null when signed out. A session that is older than a day is renewed, with its cookie.
 */
export async function findUserId(
  { auth, recentCallers }: Pick<SignInParts, "auth" | "recentCallers">,
  headers: Headers,
  reply: Headers,
): Promise<string | null> {
  const cookie = headers.get("cookie");
  if (cookie === null) return null;
  return recentCallers(cookie, async () => {
    const session = await callAuth(reply, () =>
      auth.api.getSession({ headers: new Headers({ cookie }), returnHeaders: true }),
    );
    return session?.user.id ?? null;
  });
}

/** Where the caller is signed in, latest first. */
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

/** Ends one of the caller's sessions. One that is not theirs, or has ended, is none: nothing happens. */
export async function revokeSession(auth: Auth, caller: Caller, id: string): Promise<void> {
  const headers = headersForAuth(caller);
  const session = (await auth.api.listSessions({ headers })).find((one) => one.id === id);
  if (session !== undefined) await auth.api.revokeSession({ body: { token: session.token }, headers });
}

/** Ends all of the caller's sessions but this one. */
export async function revokeOtherSessions(auth: Auth, caller: Caller): Promise<void> {
  await auth.api.revokeOtherSessions({ headers: headersForAuth(caller) });
}

async function endSessionOf(auth: Auth, headers: Headers): Promise<void> {
  const before = await readSession(auth, headers);
  if (before === null) return;
  const { internalAdapter } = await auth.$context;
  await internalAdapter.deleteSession(before.session.token);
}

function readSession(auth: Auth, headers: Headers) {
  return auth.api.getSession({ headers, query: { disableRefresh: true } });
}
