import type { Kysely } from "kysely";

/** What people set of a table's or column's meaning. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("annotation")
    .addColumn("meaning", "text", (column) => column.notNull().defaultTo("{}"))
    .execute();
}
