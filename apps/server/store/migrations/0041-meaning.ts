import type { Kysely } from "kysely";

/** The meaning of tables and columns, as far as people have set it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("annotation")
    .addColumn("meaning", "text", (column) => column.notNull().defaultTo("{}"))
    .execute();
}
