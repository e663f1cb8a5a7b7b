import { randomUUID } from "node:crypto";
import type { Feedback, Verdict } from "@askery/api";
import { findShownAnswer } from "../../asking/turns/shown-answer.ts";
import type { StoreContext } from "../../store/store-context.ts";

/** A user's thumbs on the answers of a conversation. */
export async function listFeedback(
  { store }: Pick<StoreContext, "store">,
  { conversationId, userId }: { readonly conversationId: string; readonly userId: string },
): Promise<readonly Feedback[]> {
  const rows = await store
    .selectFrom("feedback")
    .innerJoin("turn", "turn.id", "feedback.turnId")
    .select(["feedback.turnId", "feedback.resultId as shownId", "feedback.verdict"])
    .where("turn.conversationId", "=", conversationId)
    .where("feedback.userId", "=", userId)
    .execute();
  return rows;
}

export interface GivenFeedback {
  readonly turnId: string;
  readonly databaseId: string;
  readonly userId: string;
  readonly of: Verdict;
}

/**
 * Puts a thumb on the answer that a turn shows, in place of an earlier one.
 *
 * @throws AppError `not-found` for a question without an answer
 */
export async function giveFeedback(
  { store, now }: StoreContext,
  { turnId, databaseId, userId, of }: GivenFeedback,
): Promise<Feedback> {
  const { result } = await findShownAnswer(store, turnId);
  const given = {
    resultId: result.id,
    verdict: of.verdict,
    reason: of.verdict === "down" ? of.reason : null,
    comment: of.verdict === "down" ? of.comment : "",
    givenAtMs: now(),
    settledAtMs: null,
  };
  await store
    .insertInto("feedback")
    .values({ id: randomUUID(), workspaceId: databaseId, turnId, userId, ...given })
    .onConflict((conflict) => conflict.columns(["turnId", "userId"]).doUpdateSet(given))
    .execute();
  return { turnId, shownId: result.id, verdict: of.verdict };
}

export async function withdrawFeedback(
  { store }: Pick<StoreContext, "store">,
  { turnId, userId }: { readonly turnId: string; readonly userId: string },
): Promise<null> {
  await store.deleteFrom("feedback").where("turnId", "=", turnId).where("userId", "=", userId).execute();
  return null;
}
