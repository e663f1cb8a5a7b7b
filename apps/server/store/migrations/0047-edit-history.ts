import { sql, type Kysely } from "kysely";

/** Every edit of an answer is a step of its history, and the turn knows which step it shows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("turn")
    .addColumn("edit_position", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable("edit_step")
    .addColumn("turn_id", "text", (column) => column.notNull().references("turn.id").onDelete("cascade"))
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("words", "text", (column) => column.notNull())
    .addColumn("question", "text")
    .addColumn("editor_id", "text", (column) => column.notNull())
    .addColumn("result_id", "text", (column) => column.notNull().references("result.id"))
    .addColumn("edited_at_ms", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("edit_step_pk", ["turn_id", "position"])
    .execute();
  await db.schema.createIndex("edit_step_by_result").on("edit_step").columns(["result_id"]).execute();
  await sql`
    insert into edit_step (turn_id, position, kind, words, editor_id, result_id, edited_at_ms)
      select turn_id, 1, 'sql', 'edited SQL', editor_id, result_id, edited_at_ms from turn_edit`.execute(db);
  await sql`
    update turn set edit_position = 1 where id in (select turn_id from turn_edit)`.execute(db);
  await db.schema.dropTable("turn_edit").execute();
}
