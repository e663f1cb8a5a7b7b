import { randomUUID } from "node:crypto";
import { createMiddleware } from "hono/factory";
import type { Environment } from "../runtime/environment.ts";
import { isLoopbackCall, isLoopbackName, readClientAddress } from "./client-address.ts";
import type { RequestFacts } from "./request-facts.ts";

/**
 * Assigns an id to each request, and determines where it comes from.
 *
 * A server with a public name or behind a proxy never treats a call as local, because a proxy on the same machine may
 * not report its clients.
 */
export function readFacts({ url, trustedProxies }: Pick<Environment, "url" | "trustedProxies">) {
  const isReachedLocally = trustedProxies === 0 && isLoopbackName(new URL(url).hostname);
  return createMiddleware<RequestFacts>(async (context, next) => {
    const requestId = randomUUID();
    const { incoming } = context.env;
    const clientAddress = readClientAddress(incoming, trustedProxies);
    context.set("requestId", requestId);
    context.set("session", null);
    context.set("route", "none");
    context.set("clientAddress", clientAddress);
    context.set("isLoopback", isReachedLocally && isLoopbackCall(incoming, clientAddress));
    await next();
    context.res.headers.set("x-request-id", requestId);
  });
}
