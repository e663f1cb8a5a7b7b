import type { Kysely } from "kysely";

/** Tests that keep answers correct, and their runs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("answer_test")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("workspace_id", "text", (column) =>
      column.notNull().references("workspace.id").onDelete("cascade"),
    )
    .addColumn("author_id", "text", (column) => column.notNull())
    .addColumn("question", "text", (column) => column.notNull())
    .addColumn("result_id", "text", (column) => column.notNull().references("result.id"))
    .addColumn("again", "text", (column) => column.notNull())
    .addColumn("clock", "text")
    .addColumn("expectation", "text", (column) => column.notNull())
    .addColumn("schedule", "text", (column) => column.notNull())
    .addColumn("next_run_at_ms", "bigint")
    .addColumn("state", "text")
    .addColumn("ran_at_ms", "bigint")
    .addColumn("checked_revision", "integer")
    .addColumn("checked_version", "text")
    .addColumn("created_at_ms", "bigint", (column) => column.notNull())
    .addColumn("deleted_at_ms", "bigint")
    .execute();
  await db.schema
    .createIndex("answer_test_by_time")
    .on("answer_test")
    .columns(["workspace_id", "created_at_ms", "id"])
    .execute();
  await db.schema.createIndex("answer_test_by_result").on("answer_test").columns(["result_id"]).execute();
  await db.schema
    .createTable("answer_test_run")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("test_id", "text", (column) =>
      column.notNull().references("answer_test.id").onDelete("cascade"),
    )
    .addColumn("cause", "text", (column) => column.notNull())
    .addColumn("started_by_id", "text")
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("outcome", "text", (column) => column.notNull())
    .addColumn("ran_at_ms", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("answer_test_run_by_time")
    .on("answer_test_run")
    .columns(["test_id", "ran_at_ms", "id"])
    .execute();
}
