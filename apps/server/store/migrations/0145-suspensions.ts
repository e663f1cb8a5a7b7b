import type { Kysely } from "kysely";

/** People whom the owner of the server has suspended. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("suspension")
    .addColumn("user_id", "text", (column) => column.primaryKey())
    .addColumn("suspended_at_ms", "bigint", (column) => column.notNull())
    .execute();
}
