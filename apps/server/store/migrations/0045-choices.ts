import type { Kysely } from "kysely";

/** The interpretations that people picked for their questions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("turn").addColumn("choice", "text").execute();
}
