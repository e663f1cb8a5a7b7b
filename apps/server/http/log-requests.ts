import { createMiddleware } from "hono/factory";
import type { Log } from "../runtime/log.ts";
import type { RequestFacts } from "./request-facts.ts";

/**
 * Logs a line a request once its answer begins: what was asked for by its pattern (`/api/databases/{databaseId}`,
 * never an id or a query), what it was answered with and how long that took. Nothing of headers, bodies or people.
 */
export function logRequests(log: Log) {
  return createMiddleware<RequestFacts>(async (context, next) => {
    const startedAt = performance.now();
    await next();
    const { status } = context.res;
    const line = {
      requestId: context.get("requestId"),
      method: context.req.method,
      route: context.get("route"),
      status,
      ms: Math.round((performance.now() - startedAt) * 10) / 10,
    };
    if (status >= 500) log.error({ ...line, err: context.error }, "request");
    else log.info(line, "request");
  });
}
