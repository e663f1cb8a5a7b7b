import type { Endpoint, ResultOf } from "@askery/api";
import type { Grant } from "../policies/grant-access.ts";
import type { z } from "zod";

/** An endpoint and what answers it. `mount` checks access and input before, and writes the JSON after. */
export interface Served {
  readonly endpoint: Endpoint;
  readonly handle: (request: CheckedInput, context: RequestContext) => Promise<unknown>;
}

/** Input that the endpoint's own schemas have let through. */
export interface CheckedInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** What a request brings besides its input. */
export interface RequestContext {
  readonly grant: Grant;
  /** The id of the member whom the access table let in; empty if it lets in anyone. */
  readonly userId: string;
  readonly requestId: string;
  /** Of the request. */
  readonly headers: Headers;
  /** What was sent to an endpoint that takes bytes, to be read once; null where nothing was. */
  readonly bytes: ReadableStream<Uint8Array> | null;
  /** Headers to go out with the answer, such as cookies. */
  readonly reply: Headers;
  /** The address of the caller. */
  readonly clientAddress: string;
  /** Aborted when the client goes away. */
  readonly signal: AbortSignal;
  /** Whether the call surely comes from the machine that the server runs on. */
  readonly isLoopback: boolean;
}

/** The input after validation. */
export interface ValidRequest<One extends Endpoint> {
  readonly params: z.output<One["params"]>;
  readonly query: z.output<One["query"]>;
  readonly body: z.output<One["body"]>;
}

/**
 * Connects an endpoint to its handler, which returns the result, or a response if that is not JSON, such as a stream,
 * a file or a redirect.
 */
export function serve<One extends Endpoint>(
  endpoint: One,
  handle: (request: ValidRequest<One>, context: RequestContext) => Promise<ResultOf<One> | Response>,
): Served {
  // The same endpoint's schemas made the input.
  return { endpoint, handle: (request, context) => handle(request as ValidRequest<One>, context) };
}
