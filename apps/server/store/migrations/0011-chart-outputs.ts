import type { Kysely } from "kysely";

/** A chart keeps what the columns of its table are. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("chart")
    .addColumn("outputs", "text", (column) => column.notNull().defaultTo("[]"))
    .execute();
}
