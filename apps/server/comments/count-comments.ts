import type { CommentCounts } from "@askery/api";
import type { StoreContext } from "../store/store-context.ts";
import type { ByUser, CommentedThing } from "./comment-context.ts";
import { findParts } from "./find-parts.ts";
import { isReadable } from "./readable-comments.ts";

/** How many comments the open threads of a thing have, by what they are about. Those of parts that are gone don't count. */
export async function countComments(
  { store }: Pick<StoreContext, "store">,
  { userId, ...thing }: CommentedThing & ByUser,
): Promise<CommentCounts> {
  const rows = await store
    .selectFrom("commentThread")
    .innerJoin("comment", "comment.threadId", "commentThread.id")
    .select(["commentThread.partId", (of) => of.fn.countAll<number>().as("count")])
    .where("commentThread.targetId", "=", thing.id)
    .where("commentThread.kind", "=", thing.kind)
    .where("commentThread.resolvedAtMs", "is", null)
    .where("comment.deletedAtMs", "is", null)
    .where(isReadable({ userId }))
    .groupBy("commentThread.partId")
    .execute();
  if (rows.every(({ partId }) => partId === null)) return rows;
  const parts = await findParts(store, thing);
  return rows.filter(({ partId }) => partId === null || parts.has(partId));
}
