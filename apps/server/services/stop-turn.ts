import { stopLeftTurns } from "./stop-left-turns.ts";
import type { TurnContext } from "./asking-context.ts";
import { readTurn } from "./read-turns.ts";

/** Stops a question, in the database too: the turn as it is then, as JSON. One that is over stays as it is. */
export async function stopTurn(
  context: TurnContext,
  { turnId }: { readonly turnId: string },
): Promise<string> {
  if (!(await context.turns.stop(turnId))) await stopLeftTurns(context, turnId);
  return readTurn(context, { turnId });
}
