import type { Kysely } from "kysely";

/** Why a chart may no longer be computed as it was, until it runs again: its last run failed, or the schema changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("chart").addColumn("stale_reason", "text").execute();
  await db.schema.alterTable("chart").addColumn("stale_detail", "text").execute();
}
