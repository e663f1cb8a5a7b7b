import { OpenAPIHono } from "@hono/zod-openapi";
import { randomUUID } from "node:crypto";
import { describeError } from "./http/problem-response.ts";
import { accessTable } from "./policies/access-table.ts";
import type { AccessLookups } from "./policies/grant-access.ts";
import { mount, type RequestFacts } from "./routes/mount.ts";
import type { Served } from "./routes/serve.ts";

/** What the app is put together from. */
export interface AppParts {
  readonly served: readonly Served[];
  readonly lookups: AccessLookups;
}

/** The server's HTTP face: middleware, then the API, then the web app's files. */
export function createApp({ served, lookups }: AppParts): OpenAPIHono<RequestFacts> {
  const app = new OpenAPIHono<RequestFacts>();
  app.use(async (context, next) => {
    context.set("requestId", randomUUID());
    context.set("userId", null);
    context.set("isLoopback", true);
    await next();
  });
  app.onError((error, context) => {
    const problem = describeError(error, context.get("requestId"));
    return context.json(problem, problem.status as never, { "content-type": "application/problem+json" });
  });
  mount(app, served, { accessTable, lookups });
  return app;
}
