import type { Mention } from "@askery/api";
import { commentMessages } from "../messages/comment-messages.ts";
import { findPeople, showPerson } from "../people/find-people.ts";
import { notifyPeople } from "../people/notifications.ts";
import { findReaders } from "../policies/find-readers.ts";
import type { Store } from "../store/open-store.ts";
import type { CommentContext, CommentedThing } from "./comment-context.ts";
import { mailComment } from "./mail-comment.ts";

export interface WrittenComment {
  readonly thing: CommentedThing;
  readonly threadId: string;
  readonly commentId: string;
  readonly authorId: string;
  readonly text: string;
  /** Those who are to be notified of being mentioned. */
  readonly mentions: readonly Mention[];
  /** Whether people who wrote in the thread before are notified. Default: true. */
  readonly isReply?: boolean;
}

/**
 * Notifies the people whom a comment mentions, and the others who wrote in its thread, if they can read it. Never its
 * author, and nobody twice.
 */
export async function notifyOfComment(context: CommentContext, written: WrittenComment): Promise<void> {
  const { thing, threadId, commentId, authorId, mentions, isReply = true } = written;
  const mentioned = mentions.map(({ id }) => id).filter((id) => id !== authorId);
  const others = isReply
    ? await listOthers(context.store, { threadId, without: [authorId, ...mentioned] })
    : [];
  if (mentioned.length + others.length === 0) return;
  const readers = await findReaders(context.store, thing);
  const author = showPerson(await findPeople(context, [authorId]), authorId);
  const title = await readTitle(context.store, thing);
  const url = `${paths[thing.kind]}/${thing.id}?comment=${commentId}`;
  const news = [
    { userIds: mentioned, title: commentMessages.mentioned(author.name, title) },
    { userIds: others.filter((id) => readers.has(id)), title: commentMessages.replied(author.name, title) },
  ];
  for (const one of news) {
    await notifyPeople(context, { ...one, url });
    await mailComment(context, { ...one, url, text: written.text });
  }
}

const paths = { conversation: "/chat", chart: "/charts", dashboard: "/dashboards" } as const;

/** The people who wrote in a thread. */
async function listOthers(
  store: Store,
  { threadId, without }: { readonly threadId: string; readonly without: readonly string[] },
): Promise<readonly string[]> {
  const rows = await store
    .selectFrom("comment")
    .select("authorId")
    .distinct()
    .where("threadId", "=", threadId)
    .where("deletedAtMs", "is", null)
    .where("authorId", "not in", without)
    .execute();
  return rows.map((row) => row.authorId);
}

async function readTitle(store: Store, { kind, id }: CommentedThing): Promise<string> {
  if (kind === "conversation") {
    const query = store.selectFrom("conversation").select("summary").where("id", "=", id);
    return (await query.executeTakeFirstOrThrow()).summary;
  }
  return (await store.selectFrom(kind).select("title").where("id", "=", id).executeTakeFirstOrThrow()).title;
}
