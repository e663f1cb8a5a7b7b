import type { Kysely } from "kysely";

/** When people last had a dashboard open, and which cards could not be computed the last time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("dashboard_visit")
    .addColumn("dashboard_id", "text", (column) =>
      column.notNull().references("dashboard.id").onDelete("cascade"),
    )
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("at_ms", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("dashboard_visit_key", ["dashboard_id", "user_id"])
    .execute();
  await db.schema
    .createTable("card_failure")
    .addColumn("card_id", "text", (column) => column.primaryKey().references("card.id").onDelete("cascade"))
    .addColumn("message", "text", (column) => column.notNull())
    .addColumn("at_ms", "bigint", (column) => column.notNull())
    .execute();
}
