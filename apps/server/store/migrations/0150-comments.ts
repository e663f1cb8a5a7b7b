import type { Kysely } from "kysely";

/** Threads of comments on conversations, charts and dashboards. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("comment_thread")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("workspace_id", "text", (column) =>
      column.notNull().references("workspace.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("target_id", "text", (column) => column.notNull())
    .addColumn("part_id", "text")
    .addColumn("created_at_ms", "bigint", (column) => column.notNull())
    .addColumn("resolved_at_ms", "bigint")
    .addColumn("resolved_by_id", "text")
    .execute();
  await db.schema
    .createIndex("comment_thread_by_target")
    .on("comment_thread")
    .columns(["target_id", "created_at_ms", "id"])
    .execute();
  await db.schema
    .createIndex("comment_thread_by_workspace")
    .on("comment_thread")
    .columns(["workspace_id"])
    .execute();
  await db.schema
    .createTable("comment")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("thread_id", "text", (column) =>
      column.notNull().references("comment_thread.id").onDelete("cascade"),
    )
    .addColumn("author_id", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("mentions", "text", (column) => column.notNull())
    .addColumn("created_at_ms", "bigint", (column) => column.notNull())
    .addColumn("edited_at_ms", "bigint")
    .addColumn("deleted_at_ms", "bigint")
    .addColumn("deleted_by_id", "text")
    .execute();
  await db.schema
    .createIndex("comment_by_thread")
    .on("comment")
    .columns(["thread_id", "created_at_ms", "id"])
    .execute();
  await db.schema.createIndex("comment_by_author").on("comment").columns(["author_id"]).execute();
}
