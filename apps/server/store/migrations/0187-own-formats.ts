import type { Kysely } from "kysely";

/** How people read numbers, days and times. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("own_format")
    .addColumn("user_id", "text", (column) => column.primaryKey())
    .addColumn("numbers", "text")
    .addColumn("days", "text")
    .addColumn("time_zone", "text")
    .execute();
}
