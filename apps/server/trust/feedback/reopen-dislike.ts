import { createHash, randomUUID } from "node:crypto";
import { readSteps } from "../../asking/turns/edit-history.ts";
import type { TurnRow } from "../../asking/turns/print-turn.ts";
import { shortTitle } from "../../asking-process/short-title.ts";
import type { Store } from "../../store/open-store.ts";
import type { StoreContext } from "../../store/store-context.ts";
import { findDislike, type DislikeRequest } from "./dislikes.ts";

/**
 * Opens a disliked answer. Conversations belong to their owners, so another user gets a copy of the questions that led to
 * it, with the same results. The copy is made once for each user; one in the trash is restored.
 *
 * @throws AppError `not-found`
 */
export async function reopenDislike(
  context: StoreContext,
  request: DislikeRequest,
): Promise<{ readonly conversationId: string }> {
  const { store, now } = context;
  const { databaseId, feedbackId, userId } = request;
  const { userId: giverId, turnId, resultId, question, ...row } = await findDislike(context, request);
  if (giverId === userId) return { conversationId: row.conversationId };
  const conversationId = copyIdOf(feedbackId, userId);
  await store.transaction().execute(async (store) => {
    await store
      .insertInto("conversation")
      .values({
        id: conversationId,
        workspaceId: databaseId,
        ownerId: userId,
        mode: "genesis",
        summary: shortTitle(question),
        createdAtMs: now(),
        updatedAtMs: now(),
        deletedAtMs: null,
      })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ deletedAtMs: null, updatedAtMs: now() }))
      .execute();
    const copied = await store
      .selectFrom("turn")
      .select("id")
      .where("conversationId", "=", conversationId)
      .executeTakeFirst();
    if (copied !== undefined) return;
    const thread = await readThread(store, turnId, row.conversationId);
    await copyThread(store, { thread, conversationId, resultId });
  });
  return { conversationId };
}

/** A UUID that depends on nothing but the feedback and the reader, so that a second click opens the same copy. */
function copyIdOf(feedbackId: string, userId: string): string {
  const digits = createHash("sha256").update(`${feedbackId} ${userId}`).digest("hex");
  return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-8${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
}

/** The turns that lead to a turn, oldest first, with it. */
async function readThread(store: Store, turnId: string, conversationId: string): Promise<readonly TurnRow[]> {
  const turns: readonly TurnRow[] = await store
    .selectFrom("turn")
    .selectAll()
    .where("conversationId", "=", conversationId)
    .execute();
  const byId = new Map(turns.map((turn) => [turn.id, turn]));
  const thread: TurnRow[] = [];
  for (let turn = byId.get(turnId); turn !== undefined; turn = byId.get(turn.afterTurnId ?? "")) {
    thread.unshift(turn);
  }
  return thread;
}

interface ThreadCopy {
  readonly thread: readonly TurnRow[];
  readonly conversationId: string;
  /** The result that the last turn shows. */
  readonly resultId: string;
}

/** Copies turns with their edits. The last one shows the result that was disliked, which may be gone from its history. */
async function copyThread(store: Store, { thread, conversationId, resultId }: ThreadCopy): Promise<void> {
  const steps = await readSteps(
    store,
    thread.map(({ id }) => id),
  );
  const ids = thread.map(() => randomUUID());
  const turns = thread.map((turn, index): TurnRow => {
    const copy = {
      ...turn,
      id: ids[index] ?? "",
      conversationId,
      position: index + 1,
      afterTurnId: ids[index - 1] ?? null,
    };
    if (index < thread.length - 1) return copy;
    const disliked = steps.get(turn.id)?.find((step) => step.resultId === resultId);
    if (disliked === undefined) return { ...copy, editPosition: 0, resultId };
    return { ...copy, editPosition: disliked.position };
  });
  await store.insertInto("turn").values(turns).execute();
  for (const [index, { id }] of thread.entries()) {
    const own = (steps.get(id) ?? []).map((step) => ({ ...step, turnId: ids[index] ?? "" }));
    if (own.length > 0) await store.insertInto("editStep").values(own).execute();
  }
}
