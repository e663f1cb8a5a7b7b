import { isOwnPath } from "@askery/api";
import { printSearch } from "../../shared/address/search-params.ts";

/** The page after signing in, by default. */
const fallback = "/ask";

/**
 * Returns the page after signing in, from the address: a path of this site, with its query and fragment, or an
 * invitation. Any other site, and the landing page, become `/ask`.
 */
export function safeNextPath(asked: unknown): string {
  if (typeof asked !== "string" || !isOwnPath(asked)) return fallback;
  const isPage = !/^\/(?:[?#]|$|api\/)/.test(asked);
  return isPage || asked.startsWith(invitationStart) ? asked : fallback;
}

const invitationStart = "/?panel=invitation&";

/** The address of a sign-in panel that returns to a path. */
export function signInPath(next: string): string {
  return `/${printSearch({ panel: "sign-in", next })}`;
}
