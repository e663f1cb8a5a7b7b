import { z } from "zod";
import type { AccessRule } from "./access-rule.ts";
import type { ActRule } from "./act.ts";

export type Method = "get" | "post" | "put" | "patch" | "delete";

/**
 * One endpoint of the API, as data: the server's route, its access, its OpenAPI entry and the browser's call are all made
 * from it.
 *
 * `name` is the OpenAPI operation. `path` has its parameters in braces.
 * Bodies and results are JSON; a `null` result is a response without content (204).
 */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Result extends z.ZodType = z.ZodType,
> {
  readonly name: string;
  readonly method: Method;
  readonly path: `/api/${string}`;
  /** One line, for people who read the API's documentation. */
  readonly summary: string;
  readonly access: AccessRule;
  /** What a successful call leaves in the audit log; null for one that only reads. */
  readonly act: ActRule | null;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly result: Result;
  /** The content type of the request: JSON, which `body` checks, or bytes, which the handler reads as a stream. */
  readonly accepts: "application/json" | "application/octet-stream";
  /** The content type of the response. To the schema, anything but JSON (a stream, a file) is text. */
  readonly contentType: string;
}

const nothing = z.object({});
type Nothing = typeof nothing;
const noBody = z.undefined();
type NoBody = typeof noBody;

interface EndpointParts<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
  Result extends z.ZodType,
> {
  readonly name: string;
  readonly method: Method;
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly access: AccessRule;
  readonly act?: ActRule;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly result: Result;
  readonly accepts?: Endpoint["accepts"];
  readonly contentType?: string;
}

/** Fills in the defaults of an endpoint: no parameters, no query, no body, JSON. */
export function endpoint<
  Result extends z.ZodType,
  Params extends z.ZodType = Nothing,
  Query extends z.ZodType = Nothing,
  Body extends z.ZodType = NoBody,
>(parts: EndpointParts<Params, Query, Body, Result>): Endpoint<Params, Query, Body, Result> {
  return {
    ...parts,
    act: parts.act ?? null,
    // An omitted part has its type parameter's default, which is the type of these two values.
    params: parts.params ?? (nothing as unknown as Params),
    query: parts.query ?? (nothing as unknown as Query),
    body: parts.body ?? (noBody as unknown as Body),
    accepts: parts.accepts ?? "application/json",
    contentType: parts.contentType ?? "application/json",
  };
}

/** What a caller sends: path parameters, query and body, before validation. */
export interface RequestOf<One extends Endpoint> {
  readonly params: z.input<One["params"]>;
  readonly query: z.input<One["query"]>;
  readonly body: z.input<One["body"]>;
}

export type ResultOf<One extends Endpoint> = z.output<One["result"]>;
