import type { Endpoint } from "@askery/api";
import { AppError } from "@askery/model";
import type { Context, Hono } from "hono";
import { addHeaders } from "../http/add-headers.ts";
import type { RequestFacts } from "../http/request-facts.ts";
import { readAs, type Reader } from "../policies/current-limits.ts";
import { grantAccess, type AccessLookups, type Grant } from "../policies/grant-access.ts";
import { jsonResponse } from "./json-response.ts";
import { methodNotAllowed } from "./method-not-allowed.ts";
import type { RecordAct } from "./act-recorder.ts";
import type { OpenStreams } from "./open-streams.ts";
import { readBody, readParams, readQuery } from "./read-input.ts";
import type { RequestContext, Served } from "./serve.ts";

export interface MountOptions {
  readonly lookups: AccessLookups;
  readonly streams: Pick<OpenStreams, "add">;
  readonly recordAct: RecordAct;
}

/**
 * Adds endpoints to an app: access is checked first, then the input is validated, then the handler runs. If it succeeds,
 * its act is recorded.
 */
export function mount(app: Hono<RequestFacts>, served: readonly Served[], options: MountOptions): void {
  for (const one of served) mountOne(app, one, options);
  for (const [path, endpoints] of groupByPath(served)) {
    app.all(path, methodNotAllowed(endpoints));
  }
}

function mountOne(
  app: Hono<RequestFacts>,
  served: Served,
  { lookups, streams, recordAct }: MountOptions,
): void {
  const { endpoint } = served;
  app.on(endpoint.method.toUpperCase(), routePath(endpoint.path), async (context) => {
    context.set("route", endpoint.path);
    const session = context.get("session");
    const userId = session?.userId ?? null;
    const params = readParams(endpoint, context.req.param());
    const cookies = context.req.header("cookie") ?? null;
    const findGrant = () => grantAccess(endpoint.access, { userId, params: params.named, cookies }, lookups);
    const grant = await findGrant();
    const request = {
      params: params.valid(),
      query: readQuery(endpoint, context.req.queries()),
      body: await readBody(endpoint, context.req.raw),
    };
    if (canStream(endpoint)) {
      streams.add({ session, isGranted: () => isSameGrant(grant, findGrant) }, context.env.outgoing);
    }
    const reply = new Headers();
    const clientAddress = context.get("clientAddress");
    let actorId = userId ?? "";
    const record = await recordAct({
      endpoint,
      input: request,
      grant,
      userId: actorId,
      address: clientAddress,
      device: context.req.header("user-agent") ?? "",
    });
    const handling: RequestContext = {
      grant,
      userId: userId ?? "",
      requestId: context.get("requestId"),
      headers: context.req.raw.headers,
      bytes: endpoint.accepts === "application/json" ? null : context.req.raw.body,
      actsAs: (id) => void (actorId = id ?? ""),
      reply,
      clientAddress,
      signal: context.req.raw.signal,
      isLoopback: context.get("isLoopback"),
    };
    const result = await readAs(readerOf(grant), () => served.handle(request, handling));
    await record?.({ result, actorId });
    const response = answer(context, result);
    addHeaders(response, reply);
    return response;
  });
}

function readerOf(grant: Grant): Reader {
  return grant.kind === "member"
    ? { kind: "caller", databaseId: grant.databaseId, limits: grant.limits }
    : { kind: "caller", databaseId: null, limits: null };
}

/** Everything but JSON may be a stream. */
function canStream({ contentType }: Endpoint): boolean {
  return contentType !== "application/json";
}

/** Whether a caller is granted the same access again, to the same data. */
async function isSameGrant(before: Grant, findGrant: () => Promise<Grant>): Promise<boolean> {
  try {
    return limitsKeyOf(await findGrant()) === limitsKeyOf(before);
  } catch (cause) {
    if (cause instanceof AppError && refusals.has(cause.code)) return false;
    throw cause;
  }
}

const refusals: ReadonlySet<string> = new Set(["signed-out", "not-found", "forbidden"]);

function limitsKeyOf(grant: Grant): string {
  return grant.kind === "member" ? (grant.limits?.key ?? "") : "";
}

function answer(context: Context, result: unknown): Response {
  if (result instanceof Response) return result;
  return result === null ? context.body(null, 204) : jsonResponse(JSON.stringify(result));
}

/** A path in Hono's syntax: `:databaseId` for `{databaseId}`. */
function routePath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ":$1");
}

function groupByPath(served: readonly Served[]): ReadonlyMap<string, readonly Endpoint[]> {
  return Map.groupBy(
    served.map(({ endpoint }) => endpoint),
    ({ path }) => routePath(path),
  );
}
