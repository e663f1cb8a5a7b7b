import type { Kysely } from "kysely";

/** The corrected meaning of tables and columns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("annotation")
    .addColumn("meaning", "text", (column) => column.notNull().defaultTo("{}"))
    .execute();
}
