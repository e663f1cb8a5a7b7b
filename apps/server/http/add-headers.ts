/**
 * Adds headers to a response. It does not replace headers and cookies that the response already has.
 *
 * It changes the existing response, because a new one around its body would be a stream, however small.
 */
export function addHeaders({ headers }: Response, more: Headers): void {
  const ownCookies = new Set(headers.getSetCookie().map(nameOf));
  for (const [name, value] of more) {
    if (name === "set-cookie") {
      if (!ownCookies.has(nameOf(value))) headers.append(name, value);
    } else if (!headers.has(name)) {
      headers.set(name, value);
    }
  }
}

function nameOf(cookie: string): string {
  return cookie.slice(0, cookie.indexOf("="));
}
