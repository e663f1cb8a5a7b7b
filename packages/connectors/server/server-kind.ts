import type { Connector } from "../connector.ts";
import type { ServerFacts, ServerTarget } from "./server-target.ts";

/** What each kind of server implements. */
export interface ServerKind {
  /** Resolves once somebody could sign in. */
  open(target: ServerTarget, options: OpenServerOptions): Promise<Connector>;
  probe(target: ServerTarget): Promise<ServerFacts>;
}

export interface OpenServerOptions {
  /** Queries at a time; more wait. Default 4. */
  readonly maxConnections?: number;
  /** Aborting gives opening up, which then fails with `query-cancelled`; what is open already stays so. */
  readonly signal?: AbortSignal | undefined;
}
