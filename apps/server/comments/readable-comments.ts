import { AppError } from "@askery/model";
import { sql, type RawBuilder } from "kysely";
import { peopleMessages } from "../messages/people-messages.ts";
import { readerKey } from "../policies/current-limits.ts";
import type { Store } from "../store/open-store.ts";
import type { ByUser } from "./comment-context.ts";

/**
 * Whether the present reader may read a row of `comment`. People without limits read all. A member with limits reads what
 * was written under the same limits or in a thread that was started under them, and comments that mention them.
 */
export function isReadable({ userId }: ByUser): RawBuilder<boolean> {
  const key = readerKey();
  if (key === "") return sql<boolean>`1 = 1`;
  const column = (name: string) => sql.ref(`comment.${name}`);
  return sql<boolean>`(${column("limitsKey")} = ${key}
    or ${column("mentions")} like ${`%"id":${JSON.stringify(userId)}%`}
    or ${column("threadId")} in (select id from comment_thread where limits_key = ${key}))`;
}

/** @throws AppError `not-found` for a thread of which the present reader may read nothing */
export async function demandReadable(
  store: Store,
  { threadId, userId }: ByUser & { readonly threadId: string },
): Promise<void> {
  if (readerKey() === "") return;
  const row = await store
    .selectFrom("comment")
    .select("id")
    .where("threadId", "=", threadId)
    .where(isReadable({ userId }))
    .executeTakeFirst();
  if (row === undefined) throw new AppError("not-found", peopleMessages.noSuchThing("thread"));
}
