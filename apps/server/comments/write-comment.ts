import { AppError } from "@askery/model";
import { libraryMessages } from "../messages/library-messages.ts";
import { readerKey } from "../policies/current-limits.ts";
import type { Store } from "../store/open-store.ts";
import type { ByUser, CommentContext, CommentedThing } from "./comment-context.ts";
import { findMentions } from "./find-mentions.ts";
import { notifyOfComment } from "./notify-of-comment.ts";

export interface NewComment extends ByUser {
  /** Chosen by the writer, so that sending it again does not write it twice. */
  readonly id: string;
  readonly thing: CommentedThing;
  readonly text: string;
  readonly mentionIds: readonly string[];
}

/**
 * Writes a comment, and notifies the people whom it concerns. If the user has written it already, nothing happens.
 *
 * @param before runs in the same transaction, before it
 * @throws AppError `conflict` for an id that another comment has
 */
export async function writeComment(
  context: CommentContext,
  written: NewComment & { readonly threadId: string },
  before: (store: Store) => Promise<void> = async () => undefined,
): Promise<void> {
  const { id, threadId, thing, userId, text } = written;
  const mentions = await findMentions(context.store, thing, written);
  const isNew = await context.store.transaction().execute(async (store) => {
    await before(store);
    const { numInsertedOrUpdatedRows } = await store
      .insertInto("comment")
      .values({
        id,
        threadId,
        authorId: userId,
        text,
        mentions: JSON.stringify(mentions),
        limitsKey: readerKey(),
        createdAtMs: context.now(),
        editedAtMs: null,
        deletedAtMs: null,
        deletedById: null,
      })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) return true;
    await checkMine(store, written);
    return false;
  });
  if (!isNew) return;
  await notifyOfComment(context, { thing, threadId, commentId: id, authorId: userId, text, mentions });
}

async function checkMine(
  store: Store,
  { id, threadId, userId }: NewComment & { readonly threadId: string },
): Promise<void> {
  const row = await store
    .selectFrom("comment")
    .select("id")
    .where("id", "=", id)
    .where("threadId", "=", threadId)
    .where("authorId", "=", userId)
    .where("deletedAtMs", "is", null)
    .executeTakeFirst();
  if (row === undefined) throw new AppError("conflict", libraryMessages.idTaken);
}
