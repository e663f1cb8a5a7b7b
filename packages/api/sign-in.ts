import { z } from "zod";
import { user } from "./account.ts";
import { anyone, signedIn } from "./access-rule.ts";
import { logged, proves } from "./act.ts";
import { endpoint } from "./endpoint.ts";
import { nextPath } from "./next-path.ts";
import { email, image, nothing, password, timeMs } from "./words.ts";

/*
 * Signing up, in and out. docs/guides/sign-in.md describes the whole flow.
 */

const newPassword = z.string().min(8, "Use at least 8 characters.").max(128, "Use at most 128 characters.");

const personName = z
  .string()
  .trim()
  .min(1, "Enter a name.")
  .max(100, "Keep it under 100 characters.")
  .regex(/^\P{Cc}*$/u, "Keep it on one line.");

const token = z.string().min(1).max(200);
const noInput = z.strictObject({});

export const signUp = endpoint({
  name: "signUp",
  method: "post",
  path: "/api/auth/sign-up/email",
  summary: "Creates the server's first account, or mails a link that creates any other",
  access: anyone,
  act: logged("signed up"),
  body: z.strictObject({
    name: personName,
    email,
    password: newPassword,
    /** The page that the link in the mail finally opens. */
    next: nextPath.optional(),
    /** Printed in the server's log. The first account needs it if it is created from another machine. */
    setupToken: z.string().max(200).optional(),
  }),
  /** Only the mail reveals whether the address already has an account. */
  result: z.object({ status: z.enum(["signed-in", "check-mail"]) }).readonly(),
});

export const verifyEmail = endpoint({
  name: "verifyEmail",
  method: "post",
  path: "/api/auth/verify-email",
  summary: "The button behind the link of a sign-up mail: creates the account and signs in",
  access: anyone,
  act: logged("confirmed their address"),
  body: z.strictObject({ token }),
  result: z
    .object({
      /** `verified`: the address has its account, but this browser is not signed in to it. */
      status: z.enum(["signed-in", "verified"]),
      /** The page that the visitor wanted. */
      next: z.string().nullable(),
    })
    .readonly(),
});

export const signIn = endpoint({
  name: "signIn",
  method: "post",
  path: "/api/auth/sign-in/email",
  summary: "Starts a session, or asks for the code of a two-factor sign-in, which finishSignIn takes",
  access: anyone,
  act: logged("signed in"),
  body: z.strictObject({ email, password }),
  result: z.discriminatedUnion("status", [
    z.object({ status: z.literal("signed-in"), user }).readonly(),
    z.object({ status: z.literal("needs-code") }).readonly(),
  ]),
});

export const signOut = endpoint({
  name: "signOut",
  method: "post",
  path: "/api/auth/sign-out",
  summary: "Ends the session, if there is one",
  access: anyone,
  act: logged("signed out"),
  body: noInput,
  result: nothing,
});

export const requestPasswordReset = endpoint({
  name: "requestPasswordReset",
  method: "post",
  path: "/api/auth/request-password-reset",
  summary: "Mails a link that sets a new password, if the address has an account",
  access: anyone,
  act: proves,
  body: z.strictObject({ email, next: nextPath.optional() }),
  result: nothing,
});

export const resetPassword = endpoint({
  name: "resetPassword",
  method: "post",
  path: "/api/auth/reset-password",
  summary: "Sets a new password with the token of a mailed link, and ends every session",
  access: anyone,
  act: logged("set a new password with a mailed link"),
  body: z.strictObject({ token, newPassword }),
  result: nothing,
});

export const changePassword = endpoint({
  name: "changePassword",
  method: "post",
  path: "/api/auth/change-password",
  summary: "Changes the password, and ends every other session",
  access: signedIn,
  act: logged("changed their password"),
  body: z.strictObject({ currentPassword: password, newPassword }),
  result: nothing,
});

export const updateUser = endpoint({
  name: "updateUser",
  method: "post",
  path: "/api/auth/update-user",
  summary: "Changes the user's name or picture",
  access: signedIn,
  act: logged("changed their name or picture", { facts: ["name"] }),
  body: z.strictObject({ name: personName.optional(), image: image.optional() }),
  result: z.object({ user }).readonly(),
});

/** A session of mine, without its token. */
export const session = z
  .object({
    id: z.string(),
    isCurrent: z.boolean(),
    userAgent: z.string().nullable(),
    address: z.string().nullable(),
    createdAtMs: timeMs,
    /** Accurate to a day, because a session is renewed once a day. */
    lastSeenMs: timeMs,
  })
  .readonly();
export type Session = z.infer<typeof session>;

export const listSessions = endpoint({
  name: "listSessions",
  method: "get",
  path: "/api/auth/list-sessions",
  summary: "The user's sessions, latest first",
  access: signedIn,
  result: z.array(session).readonly(),
});

export const revokeSession = endpoint({
  name: "revokeSession",
  method: "post",
  path: "/api/auth/revoke-session",
  summary: "Ends one of the user's sessions",
  access: signedIn,
  act: logged("signed out another browser"),
  body: z.strictObject({ id: z.string().min(1).max(100) }),
  result: nothing,
});

export const revokeOtherSessions = endpoint({
  name: "revokeOtherSessions",
  method: "post",
  path: "/api/auth/revoke-other-sessions",
  summary: "Ends all of the user's sessions except this one",
  access: signedIn,
  act: logged("signed out everywhere else"),
  body: noInput,
  result: nothing,
});
