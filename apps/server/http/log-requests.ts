import { createMiddleware } from "hono/factory";
import type { Log } from "../runtime/log.ts";
import type { RequestFacts } from "./request-facts.ts";

/**
 * Logs one line per request when its response starts: the pattern of its path (`/api/databases/{databaseId}`, never an
 * id or a query), its status and its duration. It logs no headers, bodies or people.
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
