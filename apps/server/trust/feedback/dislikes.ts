import type { Dislike, Page } from "@askery/api";
import { AppError } from "@askery/model";
import { trustMessages } from "../../messages/trust-messages.ts";
import { findPeople, showPerson } from "../../people/find-people.ts";
import { readNarrative } from "../../results/find-result.ts";
import { cutPage, isAfter, readCursor } from "../../store/page-cursor.ts";
import type { InDatabase, StoreContext } from "../../store/store-context.ts";

export interface DislikeSearch extends InDatabase {
  readonly state: "open" | "settled";
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** The answers of a database that members disliked, latest first. Those in deleted conversations are left out. */
export async function listDislikes(context: StoreContext, search: DislikeSearch): Promise<Page<Dislike>> {
  const { databaseId, state, cursor, limit } = search;
  const after = readCursor(cursor);
  const rows = await selectDislikes(context, databaseId)
    .where("settledAtMs", state === "open" ? "is" : "is not", null)
    .where(isAfter(after, "givenAtMs", "feedback.id"))
    .orderBy("givenAtMs", "desc")
    .orderBy("feedback.id", "desc")
    .limit(limit + 1)
    .execute();
  const shown = await showDislikes(context, rows, search);
  return cutPage(shown, limit, {
    positionOf: ({ givenAtMs, id }) => ({ atMs: givenAtMs, id }),
    show: (one) => one,
  });
}

export interface DislikeRequest extends InDatabase {
  readonly feedbackId: string;
}

/** @throws AppError `not-found` */
export async function settleDislike(
  context: StoreContext,
  { isSettled, ...request }: DislikeRequest & { readonly isSettled: boolean },
): Promise<Dislike> {
  const { id } = await findDislike(context, request);
  await context.store
    .updateTable("feedback")
    .set({ settledAtMs: isSettled ? context.now() : null })
    .where("id", "=", id)
    .execute();
  const [shown] = await showDislikes(context, [await findDislike(context, request)], request);
  if (shown === undefined) throw noSuchFeedback();
  return shown;
}

export type DislikeRow = Awaited<ReturnType<typeof findDislike>>;

/** @throws AppError `not-found` */
export async function findDislike(
  context: Pick<StoreContext, "store">,
  { databaseId, feedbackId }: Pick<DislikeRequest, "databaseId" | "feedbackId">,
) {
  const row = await selectDislikes(context, databaseId)
    .where("feedback.id", "=", feedbackId)
    .executeTakeFirst();
  if (row === undefined) throw noSuchFeedback();
  return row;
}

function selectDislikes({ store }: Pick<StoreContext, "store">, databaseId: string) {
  return store
    .selectFrom("feedback")
    .innerJoin("turn", "turn.id", "feedback.turnId")
    .innerJoin("conversation", "conversation.id", "turn.conversationId")
    .innerJoin("result", "result.id", "feedback.resultId")
    .select(["feedback.id", "feedback.turnId", "feedback.userId", "feedback.resultId"])
    .select(["reason", "comment", "givenAtMs", "settledAtMs"])
    .select(["turn.question", "turn.conversationId", "result.narrative"])
    .where("feedback.workspaceId", "=", databaseId)
    .where("verdict", "=", "down")
    .where("conversation.deletedAtMs", "is", null);
}

async function showDislikes(
  context: Pick<StoreContext, "store">,
  rows: readonly DislikeRow[],
  { userId }: Pick<InDatabase, "userId">,
): Promise<readonly Dislike[]> {
  const people = await findPeople(
    context,
    rows.map((row) => row.userId),
  );
  return rows.map((row) => ({
    id: row.id,
    question: row.question,
    sentence: readNarrative(row).sentence,
    reason: row.reason ?? "other",
    comment: row.comment,
    by: showPerson(people, row.userId),
    isMine: row.userId === userId,
    givenAtMs: row.givenAtMs,
    isSettled: row.settledAtMs !== null,
  }));
}

function noSuchFeedback(): AppError {
  return new AppError("not-found", trustMessages.noSuchFeedback);
}
