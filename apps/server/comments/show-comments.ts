import type { Comment, CommentThread, Mention } from "@askery/api";
import type { Selectable } from "kysely";
import { findPeople, showPerson } from "../people/find-people.ts";
import type { CommentTable, CommentThreadTable } from "../store/comment-tables.ts";
import type { Store } from "../store/open-store.ts";
import { isReadable } from "./readable-comments.ts";

type CommentRow = Selectable<CommentTable>;
type ThreadRow = Selectable<CommentThreadTable>;

/** Comments as a user sees them, in the same order. */
export async function showComments(
  store: Store,
  rows: readonly CommentRow[],
  userId: string,
): Promise<readonly Comment[]> {
  const people = await findPeople(
    { store },
    rows.map(({ authorId }) => authorId),
  );
  return rows.map(({ id, threadId, authorId, text, mentions, createdAtMs, editedAtMs }) => ({
    id,
    threadId,
    author: showPerson(people, authorId),
    isMine: authorId === userId,
    text,
    mentions: JSON.parse(mentions) as readonly Mention[],
    createdAtMs,
    editedAtMs,
  }));
}

/** The latest comments of a thread that are shown with it. */
export const shownComments = 20;

interface Shown {
  readonly userId: string;
  /** Comments of this time and later are shown in any case, up to a limit. */
  readonly sinceMs?: number;
}

/** Threads with their latest comments, in the same order. Threads without comments are left out. */
export async function showThreads(
  store: Store,
  threads: readonly ThreadRow[],
  { userId, sinceMs = Number.MAX_SAFE_INTEGER }: Shown,
): Promise<readonly CommentThread[]> {
  if (threads.length === 0) return [];
  const rows = await readLatest(store, threads, { userId, sinceMs });
  const comments = await showComments(store, rows, userId);
  const people = await findPeople(
    { store },
    threads.flatMap(({ resolvedById }) => resolvedById ?? []),
  );
  const counts = new Map(rows.map(({ threadId, commentCount }) => [threadId, commentCount]));
  return threads.flatMap(({ id, partId, createdAtMs, resolvedAtMs, resolvedById, limitsKey }) => {
    const commentCount = counts.get(id);
    if (commentCount === undefined) return [];
    return {
      id,
      partId,
      createdAtMs,
      resolved:
        resolvedAtMs === null ? null : { by: showPerson(people, resolvedById ?? ""), atMs: resolvedAtMs },
      comments: comments.filter(({ threadId }) => threadId === id),
      commentCount,
      isOfLimited: limitsKey !== "",
    };
  });
}

/** Older ones of a long thread are read in pages, even if a comment among them is opened. */
const maxShown = 200;

/** The latest comments of each thread, oldest first, with their number in all. */
function readLatest(
  store: Store,
  threads: readonly ThreadRow[],
  { userId, sinceMs }: Shown & { readonly sinceMs: number },
) {
  return store
    .with("ranked", (from) =>
      from
        .selectFrom("comment")
        .selectAll()
        .select((of) => [
          of.fn
            .agg<number>("row_number")
            .over((over) => over.partitionBy("threadId").orderBy("createdAtMs", "desc").orderBy("id", "desc"))
            .as("position"),
          of.fn
            .countAll<number>()
            .over((over) => over.partitionBy("threadId"))
            .as("commentCount"),
        ])
        .where(
          "threadId",
          "in",
          threads.map(({ id }) => id),
        )
        .where("deletedAtMs", "is", null)
        .where(isReadable({ userId })),
    )
    .selectFrom("ranked")
    .selectAll()
    .where((of) =>
      of.or([
        of("position", "<=", shownComments),
        of.and([of("createdAtMs", ">=", sinceMs), of("position", "<=", maxShown)]),
      ]),
    )
    .orderBy("createdAtMs")
    .orderBy("id")
    .execute();
}
