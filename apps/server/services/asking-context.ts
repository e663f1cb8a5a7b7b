import type { AskingProcess } from "../children/asking/asking-process.ts";
import type { Log } from "../log.ts";
import type { RunningTurns } from "./running-turns.ts";
import type { SampleShop } from "./sample-shop.ts";
import type { StoreContext } from "./store-context.ts";

/** What asking a database needs. */
export interface AskingContext extends StoreContext {
  readonly asking: AskingProcess;
  readonly sample: SampleShop;
}

/** What asking a question of a conversation needs. */
export interface TurnContext extends AskingContext {
  readonly turns: RunningTurns;
  readonly log: Log;
}
