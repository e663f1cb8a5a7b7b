/** A response with an event stream, for `EventSource`. */
export function eventStream(body: ReadableStream<Uint8Array>): Response {
  return new Response(body, {
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      // Proxies that buffer responses would delay the events.
      "x-accel-buffering": "no",
    },
  });
}
