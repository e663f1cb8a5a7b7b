import type { HttpBindings } from "@hono/node-server";

/** What Hono carries with a request: Node's own, and what the middleware before the routes finds out. */
export interface RequestFacts {
  readonly Bindings: HttpBindings;
  readonly Variables: {
    readonly requestId: string;
    /** Null when signed out. */
    readonly userId: string | null;
    /** What was asked for, as a pattern: fit for logs. */
    readonly route: string;
    /** Of the style sheets in the page that is answered. */
    readonly secureHeadersNonce?: string;
    /** The address of the caller. */
    readonly clientAddress: string;
    /** Whether the call surely comes from the machine that the server runs on. */
    readonly isLoopback: boolean;
  };
}
