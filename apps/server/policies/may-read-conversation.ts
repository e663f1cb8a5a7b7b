import { sql, type RawBuilder, type SqlBool } from "kysely";

/** A user's id, or the column that contains it. */
type UserId = string | RawBuilder<string>;

interface ConversationReader {
  readonly userId: UserId;
  /** The key of the reader's limits; empty if they read everything. */
  readonly limitsKey: string;
}

/**
 * Whether a member may read a row of `conversation`, for lists: what `grantAccess` decides for one. They read their own, and
 * those that are shared with them; with limits only their own, under the limits under which they asked.
 *
 * @param table the name that the query gives the table
 */
export function mayReadConversation(
  table: string,
  { userId, limitsKey }: ConversationReader,
): RawBuilder<SqlBool> {
  const isOwn = sql`${sql.ref(`${table}.ownerId`)} = ${userId}`;
  if (limitsKey !== "") return sql<SqlBool>`(${isOwn} and ${sql.ref(`${table}.limitsKey`)} = ${limitsKey})`;
  const columns = { id: `${table}.id`, everyoneReads: `${table}.everyoneReads` };
  return sql<SqlBool>`(${isOwn} or ${isSharedWith(columns, userId)})`;
}

interface SharedColumns {
  readonly id: string;
  readonly everyoneReads: string;
}

/** Whether the owner of a conversation shares it with a member, with a group of theirs, or with all members. */
export function isSharedWith({ id, everyoneReads }: SharedColumns, userId: UserId): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(everyoneReads)} = 1 or exists (
    select 1 from conversation_access
    where conversation_access.conversation_id = ${sql.ref(id)} and conversation_access.user_id = ${userId}))`;
}
