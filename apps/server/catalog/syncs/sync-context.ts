import type { AskingProcesses } from "../../asking-process/asking-process.ts";
import type { TargetContext } from "../../databases/sources/target-context.ts";
import type { Log } from "../../runtime/log.ts";
import type { PlanContext } from "../../databases/plans/plan-limits.ts";
import type { RunningSyncs } from "./running-syncs.ts";

/** The context for reading a database's tables. */
export interface SyncContext extends PlanContext, TargetContext {
  readonly asking: AskingProcesses;
  readonly syncs: RunningSyncs;
  readonly log: Log;
}
