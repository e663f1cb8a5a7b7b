import type { Kysely } from "kysely";

/** A chart stores the description of its table's columns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("chart")
    .addColumn("outputs", "text", (column) => column.notNull().defaultTo("[]"))
    .execute();
}
