import type { Kysely } from "kysely";

/** Revisions of charts have what was computed: null for those from before, which only had a title and a design. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("chart_revision").addColumn("plan", "text").execute();
  await db.schema.alterTable("chart_revision").addColumn("restatement", "text").execute();
}
