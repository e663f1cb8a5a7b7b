import { sql, type Kysely } from "kysely";

/**
 * How long figures of dashboards are fresh, by database, dashboard and card; when they are computed by themselves; and what
 * those under filters take in the store.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("workspace")
    .addColumn("fresh_minutes", "integer", (column) => column.notNull().defaultTo(10))
    .execute();
  await db.schema.alterTable("dashboard").addColumn("freshness", "text").execute();
  await db.schema.alterTable("dashboard").addColumn("next_refresh_at_ms", "bigint").execute();
  await db.schema
    .createIndex("dashboard_by_next_refresh")
    .on("dashboard")
    .columns(["next_refresh_at_ms"])
    .execute();
  await db.schema
    .alterTable("card_run")
    .addColumn("size_bytes", "bigint", (column) => column.notNull().defaultTo(0))
    .execute();
  // Rows in parts are not counted here: those figures are counted when they are computed again.
  await sql`update card_run set size_bytes = coalesce((
    select length(head) + length(chart) + length(plan) from result where result.id = card_run.result_id), 0)`.execute(
    db,
  );
  await db.schema
    .createIndex("card_run_by_use")
    .on("card_run")
    .columns(["used_at_ms", "size_bytes"])
    .execute();
}
