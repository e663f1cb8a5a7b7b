/**
 * Adds headers to a response. What it says itself stays, and so does a cookie that it sets: others add up.
 *
 * They are written into the response as it is: one made anew around its body would be a stream, however small.
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
