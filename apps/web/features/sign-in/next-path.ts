import { isOwnPath } from "@askery/api";
import { printSearch } from "../../shared/address/search-params.ts";

/** Where signing in leads without a wish. */
const fallback = "/ask";

/**
 * Where to go after signing in, from what the address asks for: a path of this site, with its query and fragment.
 * Anything that would lead elsewhere, or back to the landing page, becomes `/ask`.
 */
export function safeNextPath(asked: unknown): string {
  if (typeof asked !== "string" || !isOwnPath(asked)) return fallback;
  const isPage = !/^\/(?:[?#]|$|api\/)/.test(asked);
  return isPage ? asked : fallback;
}

/** The address of the sign-in panel that comes back to a path. */
export function signInPath(next: string): string {
  return `/${printSearch({ panel: "sign-in", next })}`;
}
