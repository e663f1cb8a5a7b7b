import type { Kysely } from "kysely";

/** People save states of the filters of a dashboard under names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("dashboard_view")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("dashboard_id", "text", (column) =>
      column.notNull().references("dashboard.id").onDelete("cascade"),
    )
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("filters", "text", (column) => column.notNull())
    .addColumn("is_default", "integer", (column) => column.notNull())
    .addColumn("created_at_ms", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("dashboard_view_by_user")
    .on("dashboard_view")
    .columns(["dashboard_id", "user_id"])
    .execute();
}
