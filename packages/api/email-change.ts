import { z } from "zod";
import { anyone, signedIn } from "./access-rule.ts";
import { logged, personal, proves } from "./act.ts";
import { endpoint } from "./endpoint.ts";
import { email, nothing, password, timeMs } from "./words.ts";

/*
 * A new e-mail address for an account. A mail to each of the two addresses has a link to a page with a button; when both
 * were pressed, the address changes.
 */

/** The change that waits for confirmation. */
export const emailChange = z
  .object({
    newEmail: z.string(),
    isOldConfirmed: z.boolean(),
    isNewConfirmed: z.boolean(),
    expiresAtMs: timeMs,
  })
  .readonly();
export type EmailChange = z.infer<typeof emailChange>;

export const getEmailChange = endpoint({
  name: "getEmailChange",
  method: "get",
  path: "/api/auth/email-change",
  summary: "The change of the user's address that waits for confirmation; empty if there is none",
  access: signedIn,
  result: emailChange.nullable(),
});

export const requestEmailChange = endpoint({
  name: "requestEmailChange",
  method: "post",
  path: "/api/auth/email-change",
  summary: "Mails a link to the user's address and to a new one; both confirm the change",
  access: signedIn,
  act: proves,
  body: z.strictObject({ newEmail: email, password }),
  result: nothing,
});

export const requestEmailConfirmation = endpoint({
  name: "requestEmailConfirmation",
  method: "post",
  path: "/api/auth/email-confirmation",
  summary: "Mails a link to the user's address, if it was never confirmed; 409 if the server sends no mail",
  access: signedIn,
  act: proves,
  result: nothing,
});

export const cancelEmailChange = endpoint({
  name: "cancelEmailChange",
  method: "delete",
  path: "/api/auth/email-change",
  summary: "Ends the change that waits for confirmation",
  access: signedIn,
  act: personal,
  result: nothing,
});

const byToken = z.object({ token: z.string().regex(/^[\w-]{32}$/, "This is not a link of ours.") });

export const getEmailConfirmation = endpoint({
  name: "getEmailConfirmation",
  method: "get",
  path: "/api/email-confirmations/{token}",
  summary: "What the link in a mail confirms",
  access: anyone,
  params: byToken,
  result: z
    .object({ newEmail: z.string(), isForNew: z.boolean(), isOwn: z.boolean(), isConfirmed: z.boolean() })
    .readonly(),
});

export const confirmEmail = endpoint({
  name: "confirmEmail",
  method: "post",
  path: "/api/email-confirmations/{token}",
  summary: "Confirms an address, or a change of address for one of the two; the second one changes it",
  access: anyone,
  act: logged("confirmed the e-mail address of their account"),
  params: byToken,
  result: z.object({ status: z.enum(["waiting", "changed", "confirmed"]) }).readonly(),
});
