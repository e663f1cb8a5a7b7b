import type { ChangedQuestion, Page } from "@askery/api";
import { AppError } from "@askery/model";
import { catalogMessages } from "../../messages/catalog-messages.ts";
import { cutPage, isAfter, readCursor } from "../../store/page-cursor.ts";
import type { Store } from "../../store/open-store.ts";
import type { InDatabase, StoreContext } from "../../store/store-context.ts";

export interface ChangedQuestionsRequest extends InDatabase {
  readonly entryId: string;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/**
 * The questions of a user whose answers follow a definition, latest first. Conversations belong to their owners, so
 * those of other people are left out.
 *
 * @throws AppError `not-found`
 */
export async function listChangedQuestions(
  { store }: StoreContext,
  { databaseId, userId, entryId, cursor, limit }: ChangedQuestionsRequest,
): Promise<Page<ChangedQuestion>> {
  const after = readCursor(cursor);
  const entry = await store
    .selectFrom("knowledgeEntry")
    .select("id")
    .where("id", "=", entryId)
    .where("workspaceId", "=", databaseId)
    .executeTakeFirst();
  if (entry === undefined) throw new AppError("not-found", catalogMessages.noSuchEntry);
  const rows = await selectChanged(store, [entryId], userId)
    .select(["turn.id", "turn.conversationId", "turn.question", "turn.askedAtMs"])
    .where(isAfter(after, "turn.askedAtMs", "turn.id"))
    .orderBy("turn.askedAtMs", "desc")
    .orderBy("turn.id", "desc")
    .limit(limit + 1)
    .execute();
  return cutPage(rows, limit, {
    positionOf: ({ askedAtMs, id }) => ({ atMs: askedAtMs, id }),
    show: ({ id, conversationId, question, askedAtMs }) => ({
      turnId: id,
      conversationId,
      question,
      askedAtMs,
    }),
  });
}

/** How many questions of a user follow each definition, by its id. Definitions without any are left out. */
export async function countChangedQuestions(
  store: Store,
  entryIds: readonly string[],
  userId: string,
): Promise<ReadonlyMap<string, number>> {
  if (entryIds.length === 0) return new Map();
  const rows = await selectChanged(store, entryIds, userId)
    .select((select) => ["followedDefinition.entryId", select.fn.countAll().as("count")])
    .groupBy("followedDefinition.entryId")
    .execute();
  return new Map(rows.map(({ entryId, count }) => [entryId, Number(count)]));
}

function selectChanged(store: Store, entryIds: readonly string[], userId: string) {
  return store
    .selectFrom("followedDefinition")
    .innerJoin("turn", "turn.resultId", "followedDefinition.resultId")
    .innerJoin("conversation", "conversation.id", "turn.conversationId")
    .where("followedDefinition.entryId", "in", entryIds)
    .where("conversation.ownerId", "=", userId)
    .where("conversation.deletedAtMs", "is", null);
}
