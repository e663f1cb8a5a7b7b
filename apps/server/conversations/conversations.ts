import { randomUUID } from "node:crypto";
import type { ConversationSummary, Deleted, Mode, Page } from "@askery/api";
import { AppError } from "@askery/model";
import { sql, type Selectable } from "kysely";
import type { ConversationTable } from "../store/tables.ts";
import { cutPage, isAfter, readCursor } from "../store/page-cursor.ts";
import { searchPattern } from "../store/search-pattern.ts";
import type { InDatabase, StoreContext } from "../store/store-context.ts";
import { describeDeleted } from "../store/trash-time.ts";
import { libraryMessages } from "../messages/library-messages.ts";

/** The name of a conversation until its first question is understood. */
export const untitled = "New conversation";

export interface ConversationSearch extends InDatabase {
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly search?: string | undefined;
}

/** A user's conversations about a database, latest first. */
export async function listConversations(
  { store }: StoreContext,
  { databaseId, userId, cursor, limit, search }: ConversationSearch,
): Promise<Page<ConversationSummary>> {
  const after = readCursor(cursor);
  const rows = await store
    .selectFrom("conversation")
    .selectAll()
    .where("ownerId", "=", userId)
    .where("workspaceId", "=", databaseId)
    .where("deletedAtMs", "is", null)
    .$if(search !== undefined && search.trim() !== "", (query) =>
      query.where(sql<boolean>`lower(summary) like ${searchPattern(search ?? "")} escape '\\'`),
    )
    .where(isAfter(after, "updatedAtMs"))
    .orderBy("updatedAtMs", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  return cutPage(rows, limit, {
    positionOf: ({ updatedAtMs, id }) => ({ atMs: updatedAtMs, id }),
    show: showConversation,
  });
}

/**
 * Starts an empty conversation. If the user already has a conversation with this id in the database, it is returned.
 *
 * @throws AppError `conflict` for an id that is used for another one
 */
export async function createConversation(
  { store, now }: StoreContext,
  {
    databaseId,
    userId,
    mode,
    id = randomUUID(),
  }: InDatabase & { readonly mode: Mode; readonly id?: string | undefined },
): Promise<ConversationSummary> {
  const createdAtMs = now();
  await store
    .insertInto("conversation")
    .values({
      id,
      workspaceId: databaseId,
      ownerId: userId,
      mode,
      summary: untitled,
      createdAtMs,
      updatedAtMs: createdAtMs,
      deletedAtMs: null,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  const row = await findConversation({ store }, id);
  const isTheirs = row.ownerId === userId && row.workspaceId === databaseId && row.deletedAtMs === null;
  if (!isTheirs) throw idTaken();
  return showConversation(row);
}

export async function renameConversation(
  { store }: StoreContext,
  { conversationId, summary }: { readonly conversationId: string; readonly summary: string },
): Promise<ConversationSummary> {
  await store.updateTable("conversation").set({ summary }).where("id", "=", conversationId).execute();
  return showConversation(await findConversation({ store }, conversationId));
}

export async function deleteConversation(
  { store, now }: StoreContext,
  { conversationId }: { readonly conversationId: string },
): Promise<Deleted> {
  const deletedAtMs = now();
  await store.updateTable("conversation").set({ deletedAtMs }).where("id", "=", conversationId).execute();
  return describeDeleted(deletedAtMs);
}

export async function restoreConversation(
  { store }: StoreContext,
  { conversationId }: { readonly conversationId: string },
): Promise<ConversationSummary> {
  await store
    .updateTable("conversation")
    .set({ deletedAtMs: null })
    .where("id", "=", conversationId)
    .execute();
  return showConversation(await findConversation({ store }, conversationId));
}

export async function findConversation(
  { store }: Pick<StoreContext, "store">,
  conversationId: string,
): Promise<Selectable<ConversationTable>> {
  return store
    .selectFrom("conversation")
    .selectAll()
    .where("id", "=", conversationId)
    .executeTakeFirstOrThrow();
}

export function showConversation({
  id,
  workspaceId,
  summary,
  mode,
  createdAtMs,
  updatedAtMs,
}: Selectable<ConversationTable>): ConversationSummary {
  return { id, databaseId: workspaceId, summary, mode, createdAtMs, updatedAtMs };
}

export function idTaken(): AppError {
  return new AppError("conflict", libraryMessages.idTaken);
}
