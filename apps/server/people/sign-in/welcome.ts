import type { SignInParts } from "./sign-in-parts.ts";

/** Gives a new account what it starts with; without it the account stands, and the log says why it is bare. */
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
