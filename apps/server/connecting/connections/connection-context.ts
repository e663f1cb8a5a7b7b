import type { SyncContext } from "../../catalog/syncs/sync-context.ts";
import type { ProbeLimit } from "./limit-probes.ts";

/** The context for testing and saving connections. A saved database is read immediately. */
export interface ConnectionContext extends SyncContext {
  readonly probes: ProbeLimit;
}
