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
  /** Of the member whom the access table let in; empty where it lets in anyone. */
  readonly userId: string;
  readonly requestId: string;
  /** Aborted when the client goes away. */
  readonly signal: AbortSignal;
  readonly isLoopback: boolean;
}

/** The input after validation. */
export interface ValidRequest<One extends Endpoint> {
  readonly params: z.output<One["params"]>;
  readonly query: z.output<One["query"]>;
  readonly body: z.output<One["body"]>;
}

/** Ties an endpoint to what answers it. */
export function serve<One extends Endpoint>(
  endpoint: One,
  handle: (request: ValidRequest<One>, context: RequestContext) => Promise<ResultOf<One>>,
): Served {
  // The same endpoint's schemas made the input.
  return { endpoint, handle: (request, context) => handle(request as ValidRequest<One>, context) };
}
