import { dropExpired, signInTables } from "../../store/sign-in-store.ts";
import { blameField, callAuth, headersForAuth, type Caller } from "./call-auth.ts";
import { codePrefix, dropResetLinks } from "./create-auth.ts";
import type { SignInParts } from "./sign-in-parts.ts";

/** How many mails with valid reset links an address can have at a time. */
const linksAtATime = 5;

/**
 * Mails a link to set a new password, if the address has an account. All of it happens after the response, which is the
 * same for every address.
 */
export function requestPasswordReset(
  { store, auth, afterAnswer }: Pick<SignInParts, "store" | "auth" | "afterAnswer">,
  { email, next }: { readonly email: string; readonly next: string | null },
): void {
  afterAnswer.run(email, async () => {
    await dropExpired(store, "verification");
    const links = await signInTables(store)
      .selectFrom("user")
      .innerJoin("verification", "verification.value", "user.id")
      .select("verification.id")
      .where("user.email", "=", email)
      .where("verification.identifier", "not like", `${codePrefix}%`)
      .execute();
    if (links.length >= linksAtATime) return;
    await auth.api.requestPasswordReset({ body: { email, ...(next !== null && { redirectTo: next }) } });
  });
}

/**
 * Sets a new password with a mailed token, which becomes invalid, and ends every session of the account. The mail also
 * confirms the address. Returns the user's id.
 *
 * @throws AppError `link-expired`
 */
export async function resetPassword(
  { auth, confirmsAddresses }: Pick<SignInParts, "auth" | "confirmsAddresses">,
  { reply }: Caller,
  body: { readonly token: string; readonly newPassword: string },
): Promise<string> {
  const { internalAdapter } = await auth.$context;
  const link = await internalAdapter.findVerificationValue(`reset-password:${body.token}`);
  await callAuth(reply, () => auth.api.resetPassword({ body, returnHeaders: true }));
  const userId = link?.value ?? "";
  if (confirmsAddresses) await internalAdapter.updateUser(userId, { emailVerified: true });
  return userId;
}

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/**
 * Changes the password, and ends every session but the caller's, which gets a new token.
 *
 * @throws RequestError `invalid-input` if the current password is wrong
 */
export async function changePassword(
  { store, auth }: Pick<SignInParts, "store" | "auth">,
  caller: Caller & { readonly userId: string },
  change: PasswordChange,
): Promise<void> {
  const body = { ...change, revokeOtherSessions: true };
  await callAuth(caller.reply, () =>
    auth.api.changePassword({ body, headers: headersForAuth(caller), returnHeaders: true }),
  ).catch(blameField("currentPassword"));
  await dropResetLinks(store, caller.userId);
}

/** Changes a user's name or image. Absent fields do not change. */
export async function updateUser(
  { auth }: Pick<SignInParts, "auth">,
  caller: Caller,
  change: { readonly name?: string | undefined; readonly image?: string | null | undefined },
): Promise<void> {
  const body = {
    ...(change.name !== undefined && { name: change.name }),
    ...(change.image !== undefined && { image: change.image }),
  };
  if (Object.keys(body).length === 0) return;
  await callAuth(caller.reply, () =>
    auth.api.updateUser({ body, headers: headersForAuth(caller), returnHeaders: true }),
  );
}
