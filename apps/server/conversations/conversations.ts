import { randomUUID } from "node:crypto";
import type { ConversationSummary, Deleted, Mode, Page } from "@askery/api";
import { AppError, invariant } from "@askery/model";
import { PostgresAdapter, sql, type RawBuilder, type Selectable } from "kysely";
import { findPeople, showPerson } from "../people/find-people.ts";
import { findPublic } from "../policies/find-public.ts";
import { currentLimits } from "../policies/current-limits.ts";
import { mayReadConversation } from "../policies/may-read-conversation.ts";
import type { Store } from "../store/open-store.ts";
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
  readonly scope: "mine" | "pinned" | "shared";
  readonly search?: string | undefined;
}

/** A user's conversations about a database, or those that were shared with them, latest first. */
export async function listConversations(
  context: StoreContext,
  { databaseId, userId, cursor, limit, scope, search }: ConversationSearch,
): Promise<Page<ConversationSummary>> {
  const after = readCursor(cursor);
  const limitsKey = currentLimits(databaseId)?.key ?? "";
  const rows = await context.store
    .selectFrom("conversation")
    .selectAll()
    .$if(scope !== "shared", (query) => query.where("ownerId", "=", userId))
    .$if(scope === "pinned", (query) => query.where("pinnedAtMs", "is not", null))
    .$if(scope === "shared", (query) => query.where("ownerId", "!=", userId))
    .where(mayReadConversation("conversation", { userId, limitsKey }))
    .where("workspaceId", "=", databaseId)
    .where("deletedAtMs", "is", null)
    .$if(search !== undefined && search.trim() !== "", (query) =>
      query.where(isFound(context.store, searchPattern(search ?? ""))),
    )
    .where(isAfter(after, "updatedAtMs"))
    .orderBy("updatedAtMs", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  return cutPage(await showConversations(context, rows, userId), limit, {
    positionOf: ({ updatedAtMs, id }) => ({ atMs: updatedAtMs, id }),
    show: (conversation) => conversation,
  });
}

/** Whether a conversation has a text in its name, a question, or the sentence of an answer. */
function isFound(store: Store, pattern: string): RawBuilder<boolean> {
  const has = (text: RawBuilder<unknown>) => sql<boolean>`lower(${text}) like ${pattern} escape '\\'`;
  const narrative = sql.ref("result.narrative");
  const sentence =
    store.getExecutor().adapter instanceof PostgresAdapter
      ? sql`${narrative}::json ->> 'sentence'`
      : sql`json_extract(${narrative}, '$.sentence')`;
  return sql<boolean>`(${has(sql`summary`)} or exists (
    select 1 from turn left join result on result.id = turn.result_id
    where turn.conversation_id = conversation.id
      and (${has(sql`turn.question`)} or (${has(narrative)} and ${has(sentence)}))))`;
}

/**
 * Starts an empty conversation. If the user already has a conversation with this id in the database, it is returned.
 *
 * @throws AppError `conflict` for an id that is used for another one
 */
export async function createConversation(
  context: StoreContext,
  {
    databaseId,
    userId,
    mode,
    id = randomUUID(),
  }: InDatabase & { readonly mode: Mode; readonly id?: string | undefined },
): Promise<ConversationSummary> {
  const createdAtMs = context.now();
  const limits = currentLimits(databaseId);
  await context.store
    .insertInto("conversation")
    .values({
      id,
      workspaceId: databaseId,
      ownerId: userId,
      mode,
      summary: untitled,
      limitsKey: limits?.key ?? null,
      createdAtMs,
      updatedAtMs: createdAtMs,
      deletedAtMs: null,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  const row = await findConversation(context, id);
  const isTheirs = row.ownerId === userId && row.workspaceId === databaseId && row.deletedAtMs === null;
  if (limits !== null && row.limitsKey !== limits.key) throw idTaken();
  if (!isTheirs) throw idTaken();
  return showConversation(context, row, userId);
}

interface ConversationRequest {
  readonly conversationId: string;
  readonly userId: string;
}

export async function renameConversation(
  context: StoreContext,
  { conversationId, userId, summary }: ConversationRequest & { readonly summary: string },
): Promise<ConversationSummary> {
  await context.store.updateTable("conversation").set({ summary }).where("id", "=", conversationId).execute();
  return showConversation(context, await findConversation(context, conversationId), userId);
}

export async function pinConversation(
  context: StoreContext,
  { conversationId, userId, isPinned }: ConversationRequest & { readonly isPinned: boolean },
): Promise<ConversationSummary> {
  const pinnedAtMs = isPinned ? context.now() : null;
  await context.store
    .updateTable("conversation")
    .set({ pinnedAtMs })
    .where("id", "=", conversationId)
    .execute();
  return showConversation(context, await findConversation(context, conversationId), userId);
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
  context: StoreContext,
  { conversationId, userId }: ConversationRequest,
): Promise<ConversationSummary> {
  await context.store
    .updateTable("conversation")
    .set({ deletedAtMs: null })
    .where("id", "=", conversationId)
    .execute();
  return showConversation(context, await findConversation(context, conversationId), userId);
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

/** A conversation as a user sees it. */
export async function showConversation(
  context: StoreContext,
  row: Selectable<ConversationTable>,
  userId: string,
): Promise<ConversationSummary> {
  const [shown] = await showConversations(context, [row], userId);
  invariant(shown !== undefined, "one row is shown as one conversation");
  return shown;
}

async function showConversations(
  context: StoreContext,
  rows: readonly Selectable<ConversationTable>[],
  userId: string,
): Promise<readonly ConversationSummary[]> {
  const ids = rows.map(({ id }) => id);
  const people = await findPeople(
    context,
    rows.map(({ ownerId }) => ownerId),
  );
  const open = await findPublic(context, { kind: "conversation", ids });
  const read = await findShared(context, ids);
  return rows.map((row) => ({
    id: row.id,
    databaseId: row.workspaceId,
    summary: row.summary,
    mode: row.mode,
    owner: showPerson(people, row.ownerId),
    isMine: row.ownerId === userId,
    isShared: row.everyoneReads === 1 || read.has(row.id),
    isPublic: open.has(row.id),
    isPinned: row.ownerId === userId && row.pinnedAtMs !== null,
    createdAtMs: row.createdAtMs,
    updatedAtMs: row.updatedAtMs,
  }));
}

/** The conversations that some members may read. */
async function findShared({ store }: StoreContext, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await store
    .selectFrom("conversationAccess")
    .select("conversationId")
    .distinct()
    .where("conversationId", "in", ids)
    .execute();
  return new Set(rows.map(({ conversationId }) => conversationId));
}

export function idTaken(): AppError {
  return new AppError("conflict", libraryMessages.idTaken);
}
