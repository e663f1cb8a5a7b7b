import { sql, type Kysely } from "kysely";

/**
 * The number of questions by database and month. Counting turns took longer the more a database had. Only the latest
 * month with questions is filled: limits are for the current month.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("question_count")
    .addColumn("workspace_id", "text", (column) =>
      column.notNull().references("workspace.id").onDelete("cascade"),
    )
    .addColumn("month_start_ms", "bigint", (column) => column.notNull())
    .addColumn("count", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("question_count_key", ["workspace_id", "month_start_ms"])
    .execute();
  const { rows } = await sql<{ readonly last: number | string | null }>`
    select max(asked_at_ms) as last from turn`.execute(db);
  const last = rows[0]?.last ?? null;
  if (last === null) return;
  const day = new Date(Number(last));
  const monthStartMs = Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1);
  // Example conversations are dated before the account that has them.
  await sql`
    insert into question_count (workspace_id, month_start_ms, count)
      select workspace.id, ${monthStartMs}, count(*)
        from turn
          join conversation on conversation.id = turn.conversation_id
          join workspace on workspace.id = conversation.workspace_id
        where turn.asked_at_ms >= ${monthStartMs} and turn.asked_at_ms >= workspace.created_at_ms
        group by workspace.id`.execute(db);
}
