import type { Kysely } from "kysely";

/** Saved reports of investigations, and their runs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("report")
    .addColumn("conversation_id", "text", (column) =>
      column.primaryKey().references("conversation.id").onDelete("cascade"),
    )
    .addColumn("investigation", "text", (column) => column.notNull())
    .addColumn("schedule", "text")
    .addColumn("next_run_at_ms", "bigint")
    .addColumn("state", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("report_by_next_run").on("report").columns(["next_run_at_ms"]).execute();
  await db.schema
    .createTable("report_run")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("conversation_id", "text", (column) =>
      column.notNull().references("report.conversation_id").onDelete("cascade"),
    )
    .addColumn("cause", "text", (column) => column.notNull())
    .addColumn("started_by_id", "text")
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("headline", "text", (column) => column.notNull())
    .addColumn("content", "text")
    .addColumn("ran_at_ms", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("report_run_by_time")
    .on("report_run")
    .columns(["conversation_id", "ran_at_ms", "id"])
    .execute();
}
