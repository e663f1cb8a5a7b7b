import { createHmac, randomBytes } from "node:crypto";
import { AppError } from "@askery/model";
import { sharingMessages } from "../../messages/sharing-messages.ts";
import { findLinkOf, type SharedTarget } from "../links/links.ts";
import type { SharingContext } from "../links/sharing-context.ts";

interface Salted {
  readonly id: string;
  readonly secretSalt: string;
}

/**
 * The secret with which a site signs the values of locked filters: 256 bits that only the server's secret and the random
 * salt of the embed produce. So the store alone signs nothing, and a new salt ends the secret before it.
 */
export function deriveSecret(secret: string, { id, secretSalt }: Salted): string {
  return createHmac("sha256", secret)
    .update(JSON.stringify(["embed secret", id, secretSalt]))
    .digest("base64url");
}

/**
 * Makes a new secret for an embed. Values that were signed with the one before are refused from now on.
 *
 * @throws AppError `not-found` if the thing has no embed
 */
export async function renewSecret(
  context: SharingContext,
  target: SharedTarget,
): Promise<{ readonly secret: string }> {
  const found = await findLinkOf(context, { ...target, purpose: "embed" });
  if (found === null) throw new AppError("not-found", sharingMessages.noEmbed);
  const { id } = found;
  const secretSalt = randomBytes(32).toString("base64url");
  await context.store.updateTable("shareLink").set({ secretSalt }).where("id", "=", id).execute();
  return { secret: deriveSecret(context.secret, { id, secretSalt }) };
}
