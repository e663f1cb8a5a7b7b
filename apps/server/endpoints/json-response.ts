/** JSON that is text already. */
export function jsonResponse(text: string): Response {
  return new Response(text, { headers: { "content-type": "application/json" } });
}
