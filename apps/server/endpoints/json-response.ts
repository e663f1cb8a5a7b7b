/** A response with text that already is JSON. Its length is declared, because only long responses are compressed. */
export function jsonResponse(text: string): Response {
  return new Response(text, {
    headers: { "content-type": "application/json", "content-length": String(Buffer.byteLength(text)) },
  });
}
