import { sql, type Kysely, type RawBuilder } from "kysely";

/**
 * Results have the limits under which they were computed, charts have figures for each limits under which they are read,
 * and it is known whether a person wrote the title of a chart.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("result")
    .addColumn("limits_key", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  const turns = sql`turn join conversation on conversation.id = turn.conversation_id`;
  await markResults(db, sql`turn.result_id`, turns);
  await markResults(db, sql`edit_step.result_id`, sql`edit_step, ${turns}`, sql`edit_step.turn_id = turn.id`);
  await db.schema
    .alterTable("chart")
    .addColumn("is_titled", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable("chart_run")
    .addColumn("chart_id", "text", (column) => column.notNull().references("chart.id").onDelete("cascade"))
    .addColumn("limits_key", "text", (column) => column.notNull())
    .addColumn("of_result_id", "text", (column) => column.notNull())
    .addColumn("result_id", "text", (column) => column.notNull())
    .addColumn("used_at_ms", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("chart_run_pk", ["chart_id", "limits_key"])
    .execute();
  await db.schema.createIndex("chart_run_by_result").on("chart_run").columns(["result_id"]).execute();
}

/** Marks the results of conversations that members with limits asked. */
async function markResults(
  db: Kysely<unknown>,
  resultId: RawBuilder<unknown>,
  asked: RawBuilder<unknown>,
  joined: RawBuilder<unknown> = sql`1 = 1`,
): Promise<void> {
  const limited = sql`${asked} where ${joined} and conversation.limits_key is not null`;
  await sql`
    update result
      set limits_key = (select min(conversation.limits_key) from ${limited} and ${resultId} = result.id)
      where id in (select ${resultId} from ${limited} and ${resultId} is not null)`.execute(db);
}
