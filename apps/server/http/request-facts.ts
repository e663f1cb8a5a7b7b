import type { HttpBindings } from "@hono/node-server";
import type { CallerSession } from "../policies/open-sessions.ts";

/** The data that Hono carries with a request: Node's own, and results of the middleware. */
export interface RequestFacts {
  readonly Bindings: HttpBindings;
  readonly Variables: {
    readonly requestId: string;
    /** Null if signed out. */
    readonly session: CallerSession | null;
    /** The pattern of the path, which is safe to log. */
    readonly route: string;
    /** The nonce for style sheets in the page. */
    readonly secureHeadersNonce?: string;
    /** The address of the caller. */
    readonly clientAddress: string;
    /** Whether the request certainly comes from the machine that the server runs on. */
    readonly isLoopback: boolean;
  };
}
