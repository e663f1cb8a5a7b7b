import type { SyncContext } from "../../catalog/syncs/sync-context.ts";
import type { ProbeLimit } from "./limit-probes.ts";

/** What trying and saving connections needs: a database that is saved is read at once. */
export interface ConnectionContext extends SyncContext {
  readonly probes: ProbeLimit;
}
