import type { AskingProcess } from "../../asking-process/asking-process.ts";
import type { Log } from "../../runtime/log.ts";
import type { SourceContext } from "../../databases/sources/find-source.ts";
import type { RunningTurns } from "./running-turns.ts";

/** What asking a database needs. */
export interface AskingContext extends SourceContext {
  readonly asking: AskingProcess;
}

/** What asking a question of a conversation needs. */
export interface TurnContext extends AskingContext {
  readonly turns: RunningTurns;
  readonly log: Log;
}
