import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { RequestError } from "./request-error.ts";

/** Refuses bodies over a size, as soon as it is known or reached. */
export function limitBody(maxBytes: number): MiddlewareHandler {
  return bodyLimit({
    maxSize: maxBytes,
    onError: () => {
      throw new RequestError("body-too-large", "What was sent is too large.", {
        fix: `Send at most ${(maxBytes / 1_000_000).toLocaleString("en-US")} MB.`,
        headers: { connection: "close" },
      });
    },
  });
}
