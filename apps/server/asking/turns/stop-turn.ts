import { stopLeftTurns } from "./stop-left-turns.ts";
import type { TurnContext } from "./turn-context.ts";
import { readTurn } from "./read-turns.ts";
import { editIdOf } from "./run-edit.ts";

/**
 * Stops a question, or an edit of its answer, in the database too. Returns the stopped turn as JSON.
 * A turn that is over does not change.
 */
export async function stopTurn(
  context: TurnContext,
  { turnId }: { readonly turnId: string },
): Promise<string> {
  await context.turns.stop(editIdOf(turnId));
  if (!(await context.turns.stop(turnId))) await stopLeftTurns(context, turnId);
  return readTurn(context, { turnId });
}
