import type { Kysely } from "kysely";

/** Answers that editors verified. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("verified_answer")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("workspace_id", "text", (column) =>
      column.notNull().references("workspace.id").onDelete("cascade"),
    )
    .addColumn("question", "text", (column) => column.notNull())
    .addColumn("question_key", "text", (column) => column.notNull())
    .addColumn("asked", "text")
    .addColumn("turn_id", "text", (column) => column.notNull())
    .addColumn("result_id", "text", (column) => column.notNull().references("result.id"))
    .addColumn("verified_by_id", "text", (column) => column.notNull())
    .addColumn("verified_at_ms", "bigint", (column) => column.notNull())
    .addColumn("fallen_at_ms", "bigint")
    .addColumn("fallen_because", "text")
    .addColumn("deleted_at_ms", "bigint")
    .execute();
  await db.schema
    .createIndex("verified_answer_by_question")
    .on("verified_answer")
    .columns(["workspace_id", "question_key"])
    .execute();
  await db.schema
    .createIndex("verified_answer_by_result")
    .on("verified_answer")
    .columns(["result_id"])
    .execute();
}
