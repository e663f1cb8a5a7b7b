import type { PlanContext } from "../../databases/plans/plan-limits.ts";
import type { AskingContext } from "../../databases/sources/asking-context.ts";
import type { Log } from "../../runtime/log.ts";
import type { RunningExports } from "../files/running-exports.ts";
import type { RunningTurns } from "./running-turns.ts";

/** The context for asking questions in a conversation. */
export interface TurnContext extends AskingContext, PlanContext {
  readonly turns: RunningTurns;
  readonly exports: RunningExports;
  /** The address of this site, without a slash at its end. */
  readonly siteUrl: string;
  readonly log: Log;
}
