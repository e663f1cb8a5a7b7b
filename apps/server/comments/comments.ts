import type { Comment, Deleted, Mention, Page, Role } from "@askery/api";
import { AppError, invariant } from "@askery/model";
import { commentMessages } from "../messages/comment-messages.ts";
import { hasRole } from "../policies/has-role.ts";
import { cutPage, isAfter, readCursor } from "../store/page-cursor.ts";
import type { Store } from "../store/open-store.ts";
import type { StoreContext } from "../store/store-context.ts";
import { describeDeleted } from "../store/trash-time.ts";
import type { ByUser, CommentContext, CommentedThing } from "./comment-context.ts";
import { findMentions } from "./find-mentions.ts";
import { notifyOfComment } from "./notify-of-comment.ts";
import { demandReadable, isReadable } from "./readable-comments.ts";
import { showComments } from "./show-comments.ts";
import { writeComment, type NewComment } from "./write-comment.ts";

interface CommentPage extends ByUser {
  readonly threadId: string;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** The comments of a thread, latest first. */
export async function listComments(
  { store }: Pick<StoreContext, "store">,
  { threadId, userId, cursor, limit }: CommentPage,
): Promise<Page<Comment>> {
  const rows = await store
    .selectFrom("comment")
    .selectAll()
    .where("threadId", "=", threadId)
    .where("deletedAtMs", "is", null)
    .where(isReadable({ userId }))
    .where(isAfter(readCursor(cursor), "createdAtMs"))
    .orderBy("createdAtMs", "desc")
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  return cutPage(await showComments(store, rows, userId), limit, {
    positionOf: ({ createdAtMs, id }) => ({ atMs: createdAtMs, id }),
    show: (comment) => comment,
  });
}

/** Replies in a thread, which opens again if it was resolved. */
export async function addComment(
  context: CommentContext,
  { threadId, ...written }: Omit<NewComment, "thing"> & { readonly threadId: string },
): Promise<Comment> {
  const thing = await findThingOf(context.store, threadId);
  await demandReadable(context.store, { threadId, userId: written.userId });
  await writeComment(context, { ...written, threadId, thing }, async (store) => {
    await store
      .updateTable("commentThread")
      .set({ resolvedAtMs: null, resolvedById: null })
      .where("id", "=", threadId)
      .execute();
  });
  return showOne(context, { commentId: written.id, userId: written.userId });
}

interface OneComment extends ByUser {
  readonly commentId: string;
}

/** Changes a comment. People whom it mentioned before are not notified again. */
export async function editComment(
  context: CommentContext,
  { commentId, userId, text, mentionIds }: OneComment & Pick<NewComment, "text" | "mentionIds">,
): Promise<Comment> {
  const { store, now } = context;
  const before = await findComment(store, commentId);
  if (before.text === text) return showOne(context, { commentId, userId });
  const thing = await findThingOf(store, before.threadId);
  const mentions = await findMentions(store, thing, { text, mentionIds });
  await store
    .updateTable("comment")
    .set({ text, mentions: JSON.stringify(mentions), editedAtMs: now() })
    .where("id", "=", commentId)
    .execute();
  const known = new Set((JSON.parse(before.mentions) as readonly Mention[]).map(({ id }) => id));
  const added = mentions.filter(({ id }) => !known.has(id));
  const { threadId } = before;
  await notifyOfComment(context, {
    thing,
    threadId,
    commentId,
    authorId: userId,
    text,
    mentions: added,
    isReply: false,
  });
  return showOne(context, { commentId, userId });
}

export async function deleteComment(
  { store, now }: StoreContext,
  { commentId, userId }: OneComment,
): Promise<Deleted> {
  const deletedAtMs = now();
  await store
    .updateTable("comment")
    .set({ deletedAtMs, deletedById: userId })
    .where("id", "=", commentId)
    .execute();
  return describeDeleted(deletedAtMs);
}

/** @throws AppError `forbidden` for an author whose comment an admin deleted */
export async function restoreComment(
  context: Pick<StoreContext, "store">,
  { commentId, userId, role }: OneComment & { readonly role: Role },
): Promise<Comment> {
  const { deletedById } = await findComment(context.store, commentId);
  if (deletedById !== null && deletedById !== userId && !hasRole(role, "admin")) {
    throw new AppError("forbidden", commentMessages.deletedByOther);
  }
  await context.store
    .updateTable("comment")
    .set({ deletedAtMs: null, deletedById: null })
    .where("id", "=", commentId)
    .execute();
  return showOne(context, { commentId, userId });
}

async function findThingOf(store: Store, threadId: string): Promise<CommentedThing> {
  const { kind, targetId, workspaceId } = await store
    .selectFrom("commentThread")
    .select(["kind", "targetId", "workspaceId"])
    .where("id", "=", threadId)
    .executeTakeFirstOrThrow();
  return { kind, id: targetId, databaseId: workspaceId };
}

function findComment(store: Store, commentId: string) {
  return store.selectFrom("comment").selectAll().where("id", "=", commentId).executeTakeFirstOrThrow();
}

async function showOne(
  { store }: Pick<StoreContext, "store">,
  { commentId, userId }: OneComment,
): Promise<Comment> {
  const [shown] = await showComments(store, [await findComment(store, commentId)], userId);
  invariant(shown !== undefined, "one row is shown as one comment");
  return shown;
}
