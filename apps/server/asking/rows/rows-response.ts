import type { RowsBody } from "./stream-rows.ts";

/** Rows as lines of JSON, each sent when it is there. */
export function rowsResponse(body: RowsBody): Response {
  return new Response(body, {
    headers: {
      "content-type": "application/x-ndjson",
      // Proxies that gather an answer before they pass it on would keep the first rows back.
      "x-accel-buffering": "no",
    },
  });
}
