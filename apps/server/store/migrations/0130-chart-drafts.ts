import type { Kysely } from "kysely";

/** What the chart builder works on, for a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("chart_draft")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("workspace_id", "text", (column) =>
      column.notNull().references("workspace.id").onDelete("cascade"),
    )
    .addColumn("owner_id", "text", (column) => column.notNull())
    .addColumn("question", "text", (column) => column.notNull())
    .addColumn("asked_at_ms", "bigint", (column) => column.notNull())
    .addColumn("result_id", "text", (column) => column.notNull().references("result.id"))
    .addColumn("created_at_ms", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("chart_draft_by_result").on("chart_draft").columns(["result_id"]).execute();
}
