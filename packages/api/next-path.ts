import { z } from "zod";

/** Every browser resolves a match to a path on the server that the page came from. */
const ownPath = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

/**
 * Whether an address is a path on this server. It is not for `https://evil.example`, nor for spellings of it that look
 * like a path (`//evil.example`, `/\evil.example`, a tab inside, `/%2F/evil.example`, `/..//evil.example`).
 */
export function isOwnPath(path: string): boolean {
  if (path.length > 2000 || !ownPath.test(path) || /^\/(?:\.|%2e|%2f|%5c)/i.test(path)) return false;
  const base = "http://askery.invalid";
  const url = URL.parse(path, base);
  return url?.origin === base && !url.pathname.startsWith("//");
}

/** The page to open after signing in: a path on this server with its query, such as `/ask?q=sales`. */
export const nextPath = z.string().max(2000).refine(isOwnPath, "Use a path on this server, such as /ask.");
