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
  readonly signIn: SignIn;
  readonly trustedProxies: number;
}

/** What the app must know of signing in. */
export interface SignIn {
  /** Answers everything below /api/auth. */
  readonly handle: (request: Request) => Promise<Response>;
  /** Who a request comes from; null when signed out. */
  readonly findUserId: (headers: Headers) => Promise<string | null>;
}

export type App = Hono<RequestFacts>;

/** The server's HTTP face: middleware, then the API, then the web app's files. */
export function createApp({ served, lookups, signIn, trustedProxies }: AppParts): App {
  const app: App = new Hono();
  app.use(readFacts(trustedProxies));
  app.onError((error, context) => problemResponse(error, context.get("requestId")));
  app.all("/api/auth/*", (context) => signIn.handle(context.req.raw));
  app.use("/api/*", async (context, next) => {
    context.set("userId", await signIn.findUserId(context.req.raw.headers));
    await next();
  });
  mount(app, served, { accessTable, lookups });
  app.all("/api/*", () => {
    throw new RequestError("not-found", "There is nothing at this address.", { fix: "Check the address." });
  });
  return app;
}
