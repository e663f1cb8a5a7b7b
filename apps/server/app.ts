import { Hono } from "hono";
import { problemResponse } from "./http/problem-response.ts";
import { readFacts } from "./http/read-facts.ts";
import { RequestError } from "./http/request-error.ts";
import type { RequestFacts } from "./http/request-facts.ts";
import { accessTable } from "./policies/access-table.ts";
import type { AccessLookups } from "./policies/grant-access.ts";
import { mount } from "./routes/mount.ts";
import type { Served } from "./routes/serve.ts";

/** What the app is put together from. */
export interface AppParts {
  readonly served: readonly Served[];
  readonly lookups: AccessLookups;
  readonly findUserId: FindUserId;
  readonly trustedProxies: number;
}

/**
 * Who a request comes from; null when signed out. What renews the session goes to `reply`, headers that go out with
 * the answer.
 */
export type FindUserId = (headers: Headers, reply: Headers) => Promise<string | null>;

export type App = Hono<RequestFacts>;

/** The server's HTTP face: middleware, then the API, then the web app's files. */
export function createApp({ served, lookups, findUserId, trustedProxies }: AppParts): App {
  const app: App = new Hono();
  app.use(readFacts(trustedProxies));
  app.onError((error, context) => problemResponse(error, context.get("requestId")));
  app.use("/api/*", async (context, next) => {
    const reply = new Headers();
    context.set("userId", await findUserId(context.req.raw.headers, reply));
    for (const [name, value] of reply) context.header(name, value, { append: true });
    await next();
  });
  mount(app, served, { accessTable, lookups });
  app.all("/api/*", () => {
    throw new RequestError("not-found", "There is nothing at this address.", { fix: "Check the address." });
  });
  return app;
}
