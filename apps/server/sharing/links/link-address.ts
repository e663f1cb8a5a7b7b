import { createHmac } from "node:crypto";
import type { LinkPurpose } from "@askery/api";
import { hashToken } from "../../policies/find-link.ts";

interface Named {
  readonly id: string;
  readonly purpose: LinkPurpose;
}

interface AddressParts {
  readonly secret: string;
  readonly siteUrl: string;
}

/**
 * The token of a link: 256 bits that only the server's secret and the link's random id produce. So the store needs only
 * its hash, and the address can still be shown again.
 */
export function deriveToken(secret: string, { id, purpose }: Named): string {
  return createHmac("sha256", secret)
    .update(JSON.stringify(["share link", purpose, id]))
    .digest("base64url");
}

/** The address of a link. Null if the server's secret has changed since it was made. */
export function addressOf(
  { secret, siteUrl }: AddressParts,
  link: Named & { readonly tokenHash: string },
): string | null {
  const token = deriveToken(secret, link);
  if (hashToken(token) !== link.tokenHash) return null;
  return `${siteUrl}${link.purpose === "page" ? "/share/" : "/api/embed/"}${token}`;
}
