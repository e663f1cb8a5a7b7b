/** A response with text that already is JSON. */
export function jsonResponse(text: string): Response {
  return new Response(text, { headers: { "content-type": "application/json" } });
}
