import { z } from "zod";

/** No browser takes this for anything but a path of the server that it came from. */
const ownPath = /^\/(?![/\\])[^\\\p{Cc}]*$/u;

/**
 * Whether an address is a path of this server: not `https://evil.example`, nor one of the ways to write that which look
 * like a path (`//evil.example`, `/\evil.example`, a tab inside, `/%2F/evil.example`, `/..//evil.example`).
 */
export function isOwnPath(path: string): boolean {
  if (path.length > 2000 || !ownPath.test(path) || /^\/(?:\.|%2e|%2f|%5c)/i.test(path)) return false;
  const base = "http://askery.invalid";
  const url = URL.parse(path, base);
  return url?.origin === base && !url.pathname.startsWith("//");
}

/** Where to go on after signing in: a path of this server with its query, such as `/ask?q=sales`. */
export const nextPath = z.string().max(2000).refine(isOwnPath, "Use a path on this server, such as /ask.");
