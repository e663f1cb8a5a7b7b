import { z } from "zod";

export type Method = "get" | "post" | "put" | "patch" | "delete";

/**
 * One thing that the browser can ask the server for, as data: the server's route, its OpenAPI entry and the browser's
 * call are all made from it.
 *
 * `name` is the OpenAPI operation and what the server's access table knows it by. `path` names its parameters in
 * braces. Bodies and results are JSON; a result of `null` is an answer without content (204).
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
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly result: Result;
  /** Of what is sent: JSON that `body` checks, or bytes as they come, which the handler reads as a stream. */
  readonly accepts: "application/json" | "application/octet-stream";
  /** Of the answer. What is not JSON, a stream or a file, is text to the schema. */
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
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly result: Result;
  readonly accepts?: Endpoint["accepts"];
  readonly contentType?: string;
}

/** Fills in what an endpoint does not take, and that it speaks JSON. */
export function endpoint<
  Result extends z.ZodType,
  Params extends z.ZodType = Nothing,
  Query extends z.ZodType = Nothing,
  Body extends z.ZodType = NoBody,
>(parts: EndpointParts<Params, Query, Body, Result>): Endpoint<Params, Query, Body, Result> {
  return {
    ...parts,
    // What is left out takes its type's default, which is that of these two.
    params: parts.params ?? (nothing as unknown as Params),
    query: parts.query ?? (nothing as unknown as Query),
    body: parts.body ?? (noBody as unknown as Body),
    accepts: parts.accepts ?? "application/json",
    contentType: parts.contentType ?? "application/json",
  };
}

/** What a caller gives: path parameters, query and body, as they are before validation. */
export interface RequestOf<One extends Endpoint> {
  readonly params: z.input<One["params"]>;
  readonly query: z.input<One["query"]>;
  readonly body: z.input<One["body"]>;
}

export type ResultOf<One extends Endpoint> = z.output<One["result"]>;
