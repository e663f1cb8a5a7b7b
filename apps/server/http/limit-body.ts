import { createMiddleware } from "hono/factory";
import { bodyLimit } from "hono/body-limit";
import type { TakesBytes } from "./byte-routes.ts";
import { RequestError } from "./request-error.ts";
import type { RequestFacts } from "./request-facts.ts";
import { requestMessages } from "../messages/request-messages.ts";

export interface BodyLimits {
  readonly maxBytes: number;
  /** The maximum duration of receiving a body. */
  readonly maxMs: number;
}

/**
 * Refuses bodies that exceed a size, as soon as the size is known or reached, and closes connections whose bodies
 * arrive too slowly. Routes that take bytes have their own limits.
 */
export function limitBody({ maxBytes, maxMs }: BodyLimits, takesBytes: TakesBytes) {
  const refuse = () => {
    throw new RequestError("body-too-large", requestMessages.bodyTooLarge(maxBytes), {
      headers: { connection: "close" },
    });
  };
  const limitWhileRead = bodyLimit({ maxSize: maxBytes, onError: refuse });
  return createMiddleware<RequestFacts>(async (context, next) => {
    const { req } = context;
    if (takesBytes(req.method, req.path)) return next();
    const isCounted = req.header("transfer-encoding") === undefined;
    const sizeBytes = isCounted ? Number(req.header("content-length") ?? 0) : null;
    if (sizeBytes === 0) return next();
    if (sizeBytes !== null && sizeBytes > maxBytes) return refuse();
    const { incoming } = context.env;
    const hangUp = setTimeout(() => incoming.destroy(tooSlow(maxMs)), maxMs);
    incoming.once("close", () => clearTimeout(hangUp));
    // Node enforces the announced length, so such a body need not be read here.
    return sizeBytes === null ? limitWhileRead(context, next) : next();
  });
}

function tooSlow(maxMs: number): RequestError {
  return new RequestError("body-too-slow", requestMessages.bodyTooSlow(maxMs));
}
