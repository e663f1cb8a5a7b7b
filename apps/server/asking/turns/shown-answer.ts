import { AppError } from "@askery/model";
import { findResult } from "../../results/find-result.ts";
import type { ResultRow } from "../../results/upgrade-result.ts";
import type { Store } from "../../store/open-store.ts";
import { findPosition, readSteps, type HistoryPosition } from "./edit-history.ts";
import type { TurnRow } from "./print-turn.ts";
import { askingMessages } from "../../messages/asking-messages.ts";

/** The answer that a turn shows: its own, or the result of an edit. */
export interface ShownAnswer {
  readonly turn: TurnRow;
  readonly result: ResultRow;
  readonly position: HistoryPosition;
}

/** @throws AppError `not-found` for a question without an answer */
export async function findShownAnswer(store: Store, turnId: string): Promise<ShownAnswer> {
  const turn = await store.selectFrom("turn").selectAll().where("id", "=", turnId).executeTakeFirstOrThrow();
  const position = findPosition(turn, (await readSteps(store, [turnId])).get(turnId));
  if (position.resultId === null) throw new AppError("not-found", askingMessages.noAnswer);
  return { turn, position, result: await findResult(store, position.resultId) };
}
