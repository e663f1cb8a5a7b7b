import type { Kysely } from "kysely";

/** Dashboards have tabs, cards with texts, and a history. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of ["tabs", "texts"]) {
    await db.schema
      .alterTable("dashboard")
      .addColumn(part, "text", (column) => column.notNull().defaultTo("[]"))
      .execute();
  }
  await db.schema.alterTable("card").addColumn("tab_id", "text").execute();
  await db.schema
    .createTable("dashboard_revision")
    .addColumn("dashboard_id", "text", (column) =>
      column.notNull().references("dashboard.id").onDelete("cascade"),
    )
    .addColumn("revision", "integer", (column) => column.notNull())
    .addColumn("contents", "text", (column) => column.notNull())
    .addColumn("author_id", "text", (column) => column.notNull())
    .addColumn("created_at_ms", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("dashboard_revision_pk", ["dashboard_id", "revision"])
    .execute();
}
