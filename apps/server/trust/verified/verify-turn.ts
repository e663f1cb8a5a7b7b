import { randomUUID } from "node:crypto";
import type { Deleted, VerifiedAnswer } from "@askery/api";
import { findShownAnswer, type ShownAnswer } from "../../asking/turns/shown-answer.ts";
import { readNarrative } from "../../results/find-result.ts";
import type { StoreContext } from "../../store/store-context.ts";
import { describeDeleted } from "../../store/trash-time.ts";
import { questionKey } from "./question-key.ts";
import { findVerified, showOneVerified } from "./verified-rows.ts";

export interface TurnToVerify {
  readonly turnId: string;
  readonly databaseId: string;
  readonly userId: string;
}

/**
 * Verifies the answer that a turn shows, in place of an earlier one to the same question.
 *
 * @throws AppError `not-found` for a question without an answer
 */
export async function verifyTurn(
  { store, now }: StoreContext,
  { turnId, databaseId, userId }: TurnToVerify,
): Promise<VerifiedAnswer> {
  const shown = await findShownAnswer(store, turnId);
  const question = wholeQuestionOf(shown);
  const row = {
    id: randomUUID(),
    workspaceId: databaseId,
    question,
    questionKey: questionKey(question),
    asked: shown.position.shown === null ? question : shown.position.shown.question,
    turnId,
    resultId: shown.result.id,
    verifiedById: userId,
    verifiedAtMs: now(),
    fallenAtMs: null,
    fallenBecause: null,
    deletedAtMs: null,
  };
  await store.transaction().execute(async (store) => {
    await store
      .deleteFrom("verifiedAnswer")
      .where("workspaceId", "=", databaseId)
      .where((of) => of.or([of("questionKey", "=", row.questionKey), of("turnId", "=", turnId)]))
      .execute();
    await store.insertInto("verifiedAnswer").values(row).execute();
  });
  return showOneVerified(store, await findVerified(store, { databaseId, verifiedId: row.id }));
}

/** A follow-up question means something only after others, so its interpretation takes its place. */
function wholeQuestionOf({ turn, result }: ShownAnswer): string {
  return turn.afterTurnId === null ? turn.question : readNarrative(result).interpretation.restatement;
}

export interface VerifiedRequest {
  readonly databaseId: string;
  readonly verifiedId: string;
}

/** @throws AppError `not-found` */
export async function removeVerified(
  { store, now }: StoreContext,
  request: VerifiedRequest,
): Promise<Deleted> {
  const { id } = await findVerified(store, request);
  const deletedAtMs = now();
  await store.updateTable("verifiedAnswer").set({ deletedAtMs }).where("id", "=", id).execute();
  return describeDeleted(deletedAtMs);
}

/** @throws AppError `not-found` if another answer to the question was verified in the meantime */
export async function restoreVerified(
  { store }: StoreContext,
  request: VerifiedRequest,
): Promise<VerifiedAnswer> {
  const { id } = await findVerified(store, request);
  await store.updateTable("verifiedAnswer").set({ deletedAtMs: null }).where("id", "=", id).execute();
  return showOneVerified(store, await findVerified(store, request));
}
