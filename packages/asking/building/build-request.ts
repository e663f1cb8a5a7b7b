import type { DashboardTopic } from "@askery/model";
import type { Clock } from "../clock.ts";
import type { ExplorationContext } from "../exploring/plan-exploration.ts";

/** A dashboard that is being built. */
export interface RunningBuild extends ExplorationContext {
  readonly topic: DashboardTopic;
  /** Aborting it cancels the queries in the database. */
  readonly signal: AbortSignal;
  readonly now: Clock;
}
