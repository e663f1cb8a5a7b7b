import type { Kysely } from "kysely";

/** The default filters that were removed for a question. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("turn")
    .addColumn("without", "text", (column) => column.notNull().defaultTo("[]"))
    .execute();
}
