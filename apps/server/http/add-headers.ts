/** A response with more headers. What it says itself stays, and cookies add up. */
export function addHeaders(response: Response, more: Headers): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of more) {
    if (name === "set-cookie") {
      if (!headers.getSetCookie().includes(value)) headers.append(name, value);
    } else if (!headers.has(name)) {
      headers.set(name, value);
    }
  }
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
