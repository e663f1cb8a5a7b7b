import type { Endpoint, ResultOf } from "@askery/api";
import type { Grant } from "../policies/grant-access.ts";
import type { z } from "zod";

/** An endpoint and its handler. `mount` checks access and input before, and writes the JSON after. */
export interface Served {
  readonly endpoint: Endpoint;
  readonly handle: (request: CheckedInput, context: RequestContext) => Promise<unknown>;
}

/** Input that the endpoint's schemas have accepted. */
export interface CheckedInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** The context of a request, besides its input. */
export interface RequestContext {
  readonly grant: Grant;
  /** The id of the user whom the access rule let in; empty for a signed-out visitor. */
  readonly userId: string;
  readonly requestId: string;
  /** The headers of the request. */
  readonly headers: Headers;
  /** The body of an endpoint that takes bytes, which can be read once; null if there is none. */
  readonly bytes: ReadableStream<Uint8Array> | null;
  /** Names the user as whom a visitor acted, for the audit log; null if nobody acted yet. Default: `userId`. */
  readonly actsAs: (userId: string | null) => void;
  /** Headers to send with the response, such as cookies. */
  readonly reply: Headers;
  /** The address of the caller. */
  readonly clientAddress: string;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
  /** Whether the request certainly comes from the machine that the server runs on. */
  readonly isLoopback: boolean;
}

/** Input after validation. */
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
  // The input was validated by the schemas of the same endpoint.
  return { endpoint, handle: (request, context) => handle(request as ValidRequest<One>, context) };
}
