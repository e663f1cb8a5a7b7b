import type { Mention } from "@askery/api";
import { commentMessages } from "../messages/comment-messages.ts";
import { findPeople, showPerson } from "../people/find-people.ts";
import { notifyPeople } from "../people/notifications.ts";
import { findDataLimits } from "../policies/data-limits.ts";
import { findReaders, type ThingReader } from "../policies/find-readers.ts";
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
  const url = `${paths[thing.kind]}/${thing.id}?comment=${commentId}`;
  const replied = await listReading(context.store, { thing, threadId, userIds: others, readers });
  for (const isLimited of [false, true]) {
    const title = await readTitle(context.store, thing, isLimited);
    const ofKind = (ids: readonly string[]) => ids.filter((id) => readers.get(id)?.isLimited === isLimited);
    const news = [
      { userIds: ofKind(mentioned), title: commentMessages.mentioned(author.name, title) },
      { userIds: ofKind(replied), title: commentMessages.replied(author.name, title) },
    ];
    for (const one of news) {
      await notifyPeople(context, { ...one, url });
      await mailComment(context, { ...one, url, text: written.text });
    }
  }
}

interface Replied {
  readonly thing: CommentedThing;
  readonly threadId: string;
  readonly userIds: readonly string[];
  readonly readers: ReadonlyMap<string, ThingReader>;
}

/** The people who can read a reply without being mentioned: those with limits, if the thread was started under the same. */
async function listReading(
  store: Store,
  { thing, threadId, userIds, readers }: Replied,
): Promise<readonly string[]> {
  const { limitsKey } = await store
    .selectFrom("commentThread")
    .select("limitsKey")
    .where("id", "=", threadId)
    .executeTakeFirstOrThrow();
  const reading: string[] = [];
  for (const userId of userIds) {
    const reader = readers.get(userId);
    if (reader === undefined) continue;
    const limits = reader.isLimited
      ? await findDataLimits(store, { databaseId: thing.databaseId, userId })
      : null;
    if (!reader.isLimited || limits?.key === limitsKey) reading.push(userId);
  }
  return reading;
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

/** For people with limits, a title of a chart that a person wrote: Askery's own may name figures. */
async function readTitle(store: Store, { kind, id }: CommentedThing, isForLimited: boolean): Promise<string> {
  if (kind === "conversation") {
    const query = store.selectFrom("conversation").select("summary").where("id", "=", id);
    return (await query.executeTakeFirstOrThrow()).summary;
  }
  if (kind === "chart" && isForLimited) {
    const query = store.selectFrom("chart").select(["title", "isTitled"]).where("id", "=", id);
    const { title, isTitled } = await query.executeTakeFirstOrThrow();
    return isTitled === 1 ? title : commentMessages.someChart;
  }
  return (await store.selectFrom(kind).select("title").where("id", "=", id).executeTakeFirstOrThrow()).title;
}
