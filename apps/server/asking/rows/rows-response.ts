import type { RowsBody } from "./stream-rows.ts";

/** Rows as lines of JSON, each sent when it is there. */
export function rowsResponse(body: RowsBody): Response {
  return new Response(body, {
    headers: {
      "content-type": "application/x-ndjson",
      // Proxies that buffer responses would delay the first rows.
      "x-accel-buffering": "no",
    },
  });
}
