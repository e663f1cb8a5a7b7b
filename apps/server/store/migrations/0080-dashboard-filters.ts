import type { Kysely } from "kysely";

/** Dashboards have filters, and cards have results under them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("dashboard")
    .addColumn("filters", "text", (column) => column.notNull().defaultTo("[]"))
    .execute();
  await db.schema
    .createTable("card_run")
    .addColumn("card_id", "text", (column) => column.notNull().references("card.id").onDelete("cascade"))
    .addColumn("filter_key", "text", (column) => column.notNull())
    .addColumn("result_id", "text")
    .addColumn("reach", "text", (column) => column.notNull())
    .addColumn("used_at_ms", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("card_run_pk", ["card_id", "filter_key"])
    .execute();
  await db.schema.createIndex("card_run_by_result").on("card_run").column("result_id").execute();
}
