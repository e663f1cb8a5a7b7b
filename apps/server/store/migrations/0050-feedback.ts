import type { Kysely } from "kysely";

/** What users think of answers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("feedback")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("workspace_id", "text", (column) =>
      column.notNull().references("workspace.id").onDelete("cascade"),
    )
    .addColumn("turn_id", "text", (column) => column.notNull().references("turn.id").onDelete("cascade"))
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("result_id", "text", (column) => column.notNull().references("result.id"))
    .addColumn("verdict", "text", (column) => column.notNull())
    .addColumn("reason", "text")
    .addColumn("comment", "text", (column) => column.notNull())
    .addColumn("given_at_ms", "bigint", (column) => column.notNull())
    .addColumn("settled_at_ms", "bigint")
    .addUniqueConstraint("feedback_of_user", ["turn_id", "user_id"])
    .execute();
  await db.schema
    .createIndex("feedback_by_time")
    .on("feedback")
    .columns(["workspace_id", "given_at_ms", "id"])
    .execute();
  await db.schema.createIndex("feedback_by_result").on("feedback").columns(["result_id"]).execute();
}
