import { createRoute, OpenAPIHono, type RouteConfig } from "@hono/zod-openapi";
import { problemDetails, type Endpoint } from "@askery/api";
import { invariant } from "@askery/model";
import type { Context } from "hono";
import { z } from "zod";
import type { AccessRule } from "../policies/access-rule.ts";
import { grantAccess, type AccessLookups } from "../policies/grant-access.ts";
import type { RequestContext, Served } from "./serve.ts";

/** What the middleware before the routes has found out about a request. */
export interface RequestFacts {
  readonly Variables: {
    readonly requestId: string;
    readonly userId: string | null;
    readonly isLoopback: boolean;
  };
}

export interface MountOptions {
  readonly accessTable: Readonly<Record<string, AccessRule>>;
  readonly lookups: AccessLookups;
}

/**
 * Puts endpoints on an app: access first, then input, then the handler. An endpoint without a line in the access table
 * is a bug, found when the server starts.
 */
export function mount(
  app: OpenAPIHono<RequestFacts>,
  served: readonly Served[],
  { accessTable, lookups }: MountOptions,
): void {
  for (const { endpoint, handle } of served) {
    const rule = accessTable[endpoint.name];
    invariant(rule !== undefined, `No access rule for ${endpoint.name}: add it to access-table.ts.`);
    const route = createRoute({
      ...describe(endpoint),
      middleware: async (context: Context<RequestFacts>, next: () => Promise<void>) => {
        const userId = context.get("userId");
        const grant = await grantAccess(rule, { userId, params: context.req.param() }, lookups);
        context.set("grant" as never, grant as never);
        await next();
      },
    });
    app.openapi(route, async (context) => {
      const request = {
        params: context.req.valid("param" as never),
        query: context.req.valid("query" as never),
        body: hasBody(endpoint) ? context.req.valid("json" as never) : undefined,
      };
      const result = await handle(request as never, contextOf(context));
      return result === null ? context.body(null, 204) : context.json(result);
    });
  }
}

function contextOf(context: Context<RequestFacts>): RequestContext {
  return {
    grant: context.get("grant" as never),
    userId: context.get("userId") ?? "",
    requestId: context.get("requestId"),
    signal: context.req.raw.signal,
    isLoopback: context.get("isLoopback"),
  };
}

function hasBody(endpoint: Endpoint): boolean {
  return !(endpoint.body instanceof z.ZodUndefined);
}

/** The endpoint's OpenAPI entry. */
function describe(endpoint: Endpoint): RouteConfig {
  const isEmpty = endpoint.result instanceof z.ZodNull;
  const problem = { "application/problem+json": { schema: problemDetails } };
  return {
    operationId: endpoint.name,
    method: endpoint.method,
    path: endpoint.path,
    summary: endpoint.summary,
    request: {
      params: endpoint.params as z.ZodObject,
      query: endpoint.query as z.ZodObject,
      ...(hasBody(endpoint) && {
        body: { required: true, content: { "application/json": { schema: endpoint.body } } },
      }),
    },
    responses: {
      ...(isEmpty
        ? { 204: { description: "Done" } }
        : { 200: { description: "Done", content: { "application/json": { schema: endpoint.result } } } }),
      default: { description: "What went wrong, and what to do about it", content: problem },
    },
  };
}
