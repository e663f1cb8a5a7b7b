import type { Kysely } from "kysely";

/** Pictures in the texts of dashboards, which the server stores and serves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("dashboard_image")
    .addColumn("dashboard_id", "text", (column) =>
      column.notNull().references("dashboard.id").onDelete("cascade"),
    )
    .addColumn("version", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("width", "integer", (column) => column.notNull())
    .addColumn("height", "integer", (column) => column.notNull())
    .addColumn("bytes", "text", (column) => column.notNull())
    .addColumn("created_at_ms", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("dashboard_image_pk", ["dashboard_id", "version"])
    .execute();
}
