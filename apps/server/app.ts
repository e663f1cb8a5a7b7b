import { Hono } from "hono";
import { compress } from "hono/compress";
import type { Environment } from "./runtime/environment.ts";
import { addHeaders } from "./http/add-headers.ts";
import { byteRoutes } from "./http/byte-routes.ts";
import { limitBody, type BodyLimits } from "./http/limit-body.ts";
import { limitRateByAddress, limitRateByCaller } from "./http/limit-rate.ts";
import { logRequests } from "./http/log-requests.ts";
import { problemResponse } from "./http/problem-response.ts";
import type { RateLimits } from "./http/rate-limits.ts";
import { readFacts } from "./http/read-facts.ts";
import { readPages } from "./http/read-pages.ts";
import { refuseCrossSite } from "./http/refuse-cross-site.ts";
import { RequestError } from "./http/request-error.ts";
import type { RequestFacts } from "./http/request-facts.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { serveWeb } from "./http/serve-web.ts";
import type { Log } from "./runtime/log.ts";
import type { CallerSession } from "./policies/open-sessions.ts";
import type { AccessLookups } from "./policies/grant-access.ts";
import { mount } from "./endpoints/mount.ts";
import type { RecordAct } from "./endpoints/act-recorder.ts";
import type { OpenStreams } from "./endpoints/open-streams.ts";
import { openApiRoute } from "./endpoints/openapi-route.ts";
import type { Served } from "./endpoints/serve.ts";
import { requestMessages } from "./messages/request-messages.ts";

export interface AppParts {
  readonly environment: Pick<Environment, "url" | "analyticsUrl" | "trustedProxies">;
  readonly version: string;
  readonly log: Log;
  readonly rateLimits: RateLimits;
  /** The folder of the built web app. */
  readonly webFolder: string;
  readonly served: readonly Served[];
  readonly lookups: AccessLookups;
  readonly findSession: FindSession;
  readonly streams: Pick<OpenStreams, "add">;
  readonly recordAct: RecordAct;
}

/**
 * Finds the session of a request; null if signed out. If the session is renewed, its headers are added to `reply`,
 * which is sent with the response.
 */
export type FindSession = (headers: Headers, reply: Headers) => Promise<CallerSession | null>;

export type App = Hono<RequestFacts>;

/** Limits on the body of an endpoint, except files. */
const bodyLimits: BodyLimits = { maxBytes: 1_000_000, maxMs: 60_000 };

/** The server's HTTP interface: middleware, then the API, then the web app's files and pages. */
export function createApp(parts: AppParts): App {
  const { environment, webFolder } = parts;
  const pages = readPages(webFolder, environment);
  const app: App = new Hono();
  app.use(readFacts(environment));
  app.use(logRequests(parts.log));
  app.use(securityHeaders({ ...environment, scriptHashes: pages.scriptHashes }));
  app.onError((error, context) => problemResponse(error, context.get("requestId")));
  mountApi(app, parts);
  serveWeb(app, { folder: webFolder, pages, url: environment.url });
  return app;
}

function mountApi(app: App, parts: AppParts): void {
  const { environment, rateLimits, served, findSession } = parts;
  app.use("/api/*", compress());
  app.use("/api/*", limitRateByAddress(rateLimits.byAddress));
  const takesBytes = byteRoutes(served.map(({ endpoint }) => endpoint));
  app.use("/api/*", refuseCrossSite(environment.url, takesBytes));
  app.use("/api/*", limitBody(bodyLimits, takesBytes));
  app.use("/api/*", async (context, next) => {
    const reply = new Headers({ "cache-control": "no-store" });
    context.set("session", await findSession(context.req.raw.headers, reply));
    await next();
    addHeaders(context.res, reply);
  });
  app.use("/api/*", limitRateByCaller(rateLimits.byCaller));
  mount(app, served, parts);
  app.get("/api/openapi.json", openApiRoute(served, parts.version));
  app.all("/api/*", () => {
    throw new RequestError("not-found", requestMessages.noSuchAddress);
  });
}
