import type { Connector } from "../connector.ts";
import type { ServerFacts, ServerTarget } from "./server-target.ts";

/** The entry points that each kind of server implements. */
export interface ServerKind {
  /** Resolves once signing in has succeeded. */
  open(target: ServerTarget, options: OpenServerOptions): Promise<Connector>;
  probe(target: ServerTarget): Promise<ServerFacts>;
}

export interface OpenServerOptions {
  /** The number of queries that run at the same time; more wait. Default 4. */
  readonly maxConnections?: number;
  /** Aborting makes opening fail with `query-cancelled`; an open connector is not affected. */
  readonly signal?: AbortSignal | undefined;
}
