import { changePassword, requestPasswordReset, resetPassword, updateUser } from "./account-changes.ts";
import type { Session } from "@askery/api";
import type { CallerSession } from "../../policies/open-sessions.ts";
import type { Caller } from "./call-auth.ts";
import { countSignIn, forgetSignIns } from "./count-sign-ins.ts";
import { hasOwner, isOwner, readSetupToken } from "./owner.ts";
import {
  findSession,
  listSessions,
  revokeOtherSessions,
  revokeSession,
  signIn,
  signInAs,
  signOut,
} from "./sessions.ts";
import type { SignInParts } from "./sign-in-parts.ts";
import { signUp } from "./sign-up.ts";
import { verifyEmail, type Verification } from "./verify-email.ts";

/** The caller. `userId` is empty if signed out. */
interface Visitor extends Caller {
  readonly userId: string;
  readonly isLoopback: boolean;
}

interface SignedUp {
  readonly status: "signed-in" | "check-mail";
  /** Null before the link in the mail was opened. */
  readonly userId: string | null;
}

interface Verified extends Verification {
  readonly status: "signed-in" | "verified";
}

/** Sign-up, sign-in and sign-out for the routes. Cookies are sent with the caller's `reply`. */
export interface SignInService {
  /** For services that are plain functions, such as two-factor sign-in. */
  readonly parts: SignInParts;
  readonly signUp: (
    visitor: Visitor,
    body: {
      name: string;
      email: string;
      password: string;
      next?: string | undefined;
      setupToken?: string | undefined;
    },
  ) => Promise<SignedUp>;
  readonly verifyEmail: (visitor: Visitor, token: string) => Promise<Verified>;
  /** Returns the user's id; null if the sign-in needs a code. */
  readonly signIn: (visitor: Visitor, body: { email: string; password: string }) => Promise<string | null>;
  readonly signOut: (visitor: Visitor) => Promise<null>;
  readonly requestPasswordReset: (body: { email: string; next?: string | undefined }) => null;
  /** Returns the user's id. */
  readonly resetPassword: (visitor: Visitor, body: { token: string; newPassword: string }) => Promise<string>;
  readonly changePassword: (
    visitor: Visitor,
    body: { currentPassword: string; newPassword: string },
  ) => Promise<null>;
  readonly updateUser: (
    visitor: Visitor,
    body: { name?: string | undefined; image?: string | null | undefined },
  ) => Promise<void>;
  readonly listSessions: (visitor: Visitor) => Promise<readonly Session[]>;
  readonly revokeSession: (visitor: Visitor, id: string) => Promise<null>;
  readonly revokeOtherSessions: (visitor: Visitor) => Promise<null>;
  readonly findSession: (headers: Headers, reply: Headers) => Promise<CallerSession | null>;
  readonly hasOwner: () => Promise<boolean>;
  readonly isOwner: (userId: string) => Promise<boolean>;
  /** The setup token to print to the log while the server has no owner; null afterwards. */
  readonly readSetupToken: () => Promise<string | null>;
}

export function createSignInService(parts: SignInParts): SignInService {
  const { auth, store, now } = parts;
  return {
    parts,
    async signUp(visitor, { next = null, setupToken = null, ...account }) {
      const { isLoopback } = visitor;
      const result = await signUp(parts, { ...account, next, setupToken, isLoopback });
      if (result.kind === "check-mail") return { status: "check-mail", userId: null };
      await signInAs(auth, visitor, result.userId);
      return { status: "signed-in", userId: result.userId };
    },
    verifyEmail: (visitor, token) => verify(parts, visitor, token),
    async signIn(visitor, body) {
      const one = { email: body.email, clientAddress: visitor.clientAddress };
      await countSignIn(parts, one);
      const signedIn = await signIn(parts, visitor, body);
      await forgetSignIns(parts, one);
      return signedIn?.userId ?? null;
    },
    signOut: async (visitor) => done(signOut(auth, visitor)),
    requestPasswordReset({ email, next = null }) {
      requestPasswordReset(parts, { email, next });
      return null;
    },
    resetPassword: (visitor, body) => resetPassword(parts, visitor, body),
    changePassword: async (visitor, body) => done(changePassword(parts, visitor, body)),
    updateUser: (visitor, body) => updateUser(parts, visitor, body),
    listSessions: (visitor) => listSessions(auth, visitor),
    revokeSession: async (visitor, id) => done(revokeSession(auth, visitor, id)),
    revokeOtherSessions: async (visitor) => done(revokeOtherSessions(auth, visitor)),
    findSession: (headers, reply) => findSession(parts, headers, reply),
    hasOwner: () => hasOwner(store),
    isOwner: (userId) => isOwner(store, userId),
    readSetupToken: () => readSetupToken(store, now()),
  };
}

/** Uses the link of a mail. A signed-in user stays signed in, so that a link cannot switch them to another account. */
async function verify(parts: SignInParts, visitor: Visitor, token: string): Promise<Verified> {
  const verification = await verifyEmail(parts, token);
  const { userId } = verification;
  if (userId === null || visitor.userId !== "") return { ...verification, status: "verified" };
  await signInAs(parts.auth, visitor, userId);
  return { ...verification, status: "signed-in" };
}

async function done(work: Promise<void>): Promise<null> {
  await work;
  return null;
}
