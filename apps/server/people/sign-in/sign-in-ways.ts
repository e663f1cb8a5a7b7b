import type { SignInWays } from "@askery/api";
import { signInTables } from "../../store/sign-in-store.ts";
import type { SignInParts } from "./sign-in-parts.ts";

/** How a user signs in: with a password, with the provider. */
export async function readSignInWays(
  { store, provider }: Pick<SignInParts, "store" | "provider">,
  userId: string,
): Promise<SignInWays> {
  const rows = await signInTables(store)
    .selectFrom("account")
    .select(["providerId", "password"])
    .where("userId", "=", userId)
    .execute();
  const isConnected = provider !== null && rows.some((row) => row.providerId === provider.settings.issuer);
  return {
    hasPassword: rows.some(({ password }) => password !== null),
    provider: isConnected ? provider.settings.name : null,
  };
}
