import type { CommentThread, Page } from "@askery/api";
import { AppError, invariant } from "@askery/model";
import { readerKey } from "../policies/current-limits.ts";
import { libraryMessages } from "../messages/library-messages.ts";
import { cutPage, isAfter, readCursor } from "../store/page-cursor.ts";
import type { Store } from "../store/open-store.ts";
import type { StoreContext } from "../store/store-context.ts";
import type { ByUser, CommentContext, CommentedThing } from "./comment-context.ts";
import { checkPart, findParts } from "./find-parts.ts";
import { demandReadable, isReadable } from "./readable-comments.ts";
import { writeComment, type NewComment } from "./write-comment.ts";
import { showThreads } from "./show-comments.ts";

interface ThreadPage extends CommentedThing, ByUser {
  readonly cursor?: string | undefined;
  readonly limit: number;
  readonly state: "open" | "resolved";
  readonly partId?: string | undefined;
}

/** The threads about a thing or one part of it, latest first, without those of parts that are gone. */
export async function listThreads(
  { store }: Pick<StoreContext, "store">,
  { userId, cursor, limit, state, partId, ...thing }: ThreadPage,
): Promise<Page<CommentThread>> {
  const parts = [...(await findParts(store, thing))];
  const rows = await store
    .selectFrom("commentThread")
    .selectAll()
    .where("targetId", "=", thing.id)
    .where("kind", "=", thing.kind)
    .where("resolvedAtMs", state === "open" ? "is" : "is not", null)
    .where((of) => of.or([of("partId", "is", null), of("partId", "in", ["", ...parts])]))
    .$if(partId !== undefined, (query) => query.where("partId", "=", partId ?? ""))
    .where((of) =>
      of.exists(
        of
          .selectFrom("comment")
          .select("comment.id")
          .whereRef("comment.threadId", "=", "commentThread.id")
          .where("comment.deletedAtMs", "is", null)
          .where(isReadable({ userId })),
      ),
    )
    .where(isAfter(readCursor(cursor), "createdAtMs"))
    .orderBy("createdAtMs", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  const { items, nextCursor } = cutPage(rows, limit, {
    positionOf: ({ createdAtMs, id }) => ({ atMs: createdAtMs, id }),
    show: (row) => row,
  });
  return { items: await showThreads(store, items, { userId }), nextCursor };
}

/**
 * Starts a thread with its first comment, whose id is that of the thread. Repeating it returns the thread.
 *
 * @throws AppError `not-found` for a part that the thing does not have; `conflict` for an id that is used otherwise
 */
export async function startThread(
  context: CommentContext,
  { partId, ...written }: NewComment & { readonly partId: string | null },
): Promise<CommentThread> {
  const { id, thing, userId } = written;
  await checkPart(context.store, thing, partId);
  await writeComment(context, { ...written, threadId: id }, async (store) => {
    await store
      .insertInto("commentThread")
      .values({
        id,
        workspaceId: thing.databaseId,
        kind: thing.kind,
        targetId: thing.id,
        partId,
        limitsKey: readerKey(),
        createdAtMs: context.now(),
        resolvedAtMs: null,
        resolvedById: null,
      })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
    await checkOwn(store, { id, thing });
  });
  return showThread(context.store, id, { userId });
}

/** Nobody adds to a thread on another thing by giving its id to a new one. */
async function checkOwn(store: Store, { id, thing }: Pick<NewComment, "id" | "thing">): Promise<void> {
  const row = await store
    .selectFrom("commentThread")
    .select("id")
    .where("id", "=", id)
    .where("kind", "=", thing.kind)
    .where("targetId", "=", thing.id)
    .executeTakeFirst();
  if (row === undefined) throw new AppError("conflict", libraryMessages.idTaken);
}

/** Repeating it has no effect: the first person who resolved it is shown. */
export async function resolveThread(
  { store, now }: StoreContext,
  { threadId, userId, isResolved }: ByUser & { readonly threadId: string; readonly isResolved: boolean },
): Promise<void> {
  await demandReadable(store, { threadId, userId });
  await store
    .updateTable("commentThread")
    .set(
      isResolved ? { resolvedAtMs: now(), resolvedById: userId } : { resolvedAtMs: null, resolvedById: null },
    )
    .where("id", "=", threadId)
    .where("resolvedAtMs", isResolved ? "is" : "is not", null)
    .execute();
}

/** The thread of a comment, with this comment and later ones. */
export async function getCommentThread(
  { store }: Pick<StoreContext, "store">,
  { commentId, userId }: ByUser & { readonly commentId: string },
): Promise<CommentThread> {
  const { threadId, createdAtMs } = await store
    .selectFrom("comment")
    .select(["threadId", "createdAtMs"])
    .where("id", "=", commentId)
    .executeTakeFirstOrThrow();
  await demandReadable(store, { threadId, userId });
  return showThread(store, threadId, { userId, sinceMs: createdAtMs });
}

async function showThread(
  store: Store,
  threadId: string,
  request: ByUser & { readonly sinceMs?: number },
): Promise<CommentThread> {
  const row = await store
    .selectFrom("commentThread")
    .selectAll()
    .where("id", "=", threadId)
    .executeTakeFirstOrThrow();
  const [thread] = await showThreads(store, [row], request);
  invariant(thread !== undefined, "the thread has the comment that was written or asked for");
  return thread;
}
