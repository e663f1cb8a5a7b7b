import { randomUUID } from "node:crypto";
import { createMiddleware } from "hono/factory";
import { isLoopbackCall, readClientAddress } from "./client-address.ts";
import type { RequestFacts } from "./request-facts.ts";

/** Gives each request an id, and finds out where it comes from. */
export function readFacts(trustedProxies: number) {
  return createMiddleware<RequestFacts>(async (context, next) => {
    const requestId = randomUUID();
    const { incoming } = context.env;
    const clientAddress = readClientAddress(incoming, trustedProxies);
    context.set("requestId", requestId);
    context.set("userId", null);
    context.set("route", "none");
    context.set("clientAddress", clientAddress);
    context.set("isLoopback", isLoopbackCall(incoming, clientAddress));
    await next();
    context.header("x-request-id", requestId);
  });
}
