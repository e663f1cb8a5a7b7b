import { sql, type Kysely } from "kysely";

/**
 * Lists of charts by name and by last run. Results are large rows: the second index answers when one ran without
 * reading the rest of it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index chart_by_name on chart (workspace_id, lower(title), id)`.execute(db);
  await db.schema.createIndex("result_run").on("result").columns(["id", "ran_at_ms"]).execute();
}
