import type { StreamedBody } from "./stream-job.ts";

/** A response with rows as lines of JSON, each sent as soon as it is available. */
export function rowsResponse(body: StreamedBody): Response {
  return new Response(body, {
    headers: {
      "content-type": "application/x-ndjson",
      // Proxies that buffer responses would delay the first rows.
      "x-accel-buffering": "no",
    },
  });
}
