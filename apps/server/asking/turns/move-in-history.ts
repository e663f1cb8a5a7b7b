import { stepHistory } from "./edit-history.ts";
import { readTurn } from "./read-turns.ts";
import { editIdOf } from "./run-edit.ts";
import type { TurnContext } from "./turn-context.ts";

interface HistoryMove {
  readonly turnId: string;
  /** The result that the caller has seen. */
  readonly of: string;
}

/** Shows an answer as it was before its last edit, and stops an edit that is running. Returns the turn as JSON. */
export async function undoTurnEdit(context: TurnContext, move: HistoryMove): Promise<string> {
  return moveInHistory(context, { ...move, to: "before" });
}

/** Shows an answer as it was before the last undo. Returns the turn as JSON. */
export async function redoTurnEdit(context: TurnContext, move: HistoryMove): Promise<string> {
  return moveInHistory(context, { ...move, to: "after" });
}

async function moveInHistory(
  context: TurnContext,
  move: HistoryMove & { readonly to: "before" | "after" },
): Promise<string> {
  await context.turns.stop(editIdOf(move.turnId));
  await stepHistory(context.store, move);
  return readTurn(context, move);
}
