import { AppError } from "@askery/model";
import { findResult } from "../../results/find-result.ts";
import type { ResultRow } from "../../results/upgrade-result.ts";
import type { Store } from "../../store/open-store.ts";
import type { TurnRow } from "./print-turn.ts";
import { askingMessages } from "../../messages/asking-messages.ts";

/** The answer that a turn shows: its own, or the result of a person's SQL. */
export interface ShownAnswer {
  readonly turn: TurnRow;
  readonly result: ResultRow;
}

/** @throws AppError `not-found` for a question without an answer */
export async function findShownAnswer(store: Store, turnId: string): Promise<ShownAnswer> {
  const turn = await store.selectFrom("turn").selectAll().where("id", "=", turnId).executeTakeFirstOrThrow();
  const edit = await store
    .selectFrom("turnEdit")
    .select("resultId")
    .where("turnId", "=", turnId)
    .executeTakeFirst();
  const resultId = edit?.resultId ?? turn.resultId;
  if (resultId === null) {
    throw new AppError("not-found", askingMessages.noAnswer);
  }
  return { turn, result: await findResult(store, resultId) };
}
