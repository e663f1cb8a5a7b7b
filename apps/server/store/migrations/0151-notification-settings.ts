import type { Kysely } from "kysely";

/** What people are mailed. Without a row, everything. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("notification_setting")
    .addColumn("user_id", "text", (column) => column.primaryKey())
    .addColumn("mails_comments", "integer", (column) => column.notNull())
    .execute();
}
