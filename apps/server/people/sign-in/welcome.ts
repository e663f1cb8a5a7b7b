import type { SignInParts } from "./sign-in-parts.ts";

/** Adds the first content of a new account. A failure goes to the log, and the account is valid without it. */
export async function welcome(
  { onAccountCreated, log }: Pick<SignInParts, "onAccountCreated" | "log">,
  account: { readonly userId: string; readonly name: string },
): Promise<void> {
  try {
    await onAccountCreated(account);
  } catch (error) {
    log.error({ err: error, userId: account.userId }, "A new account got nothing to start with");
  }
}
