import type { Kysely } from "kysely";

/** Changes of e-mail addresses that wait for confirmation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("email_change")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("new_email", "text", (column) => column.notNull())
    .addColumn("old_token_hash", "text", (column) => column.notNull().unique())
    .addColumn("new_token_hash", "text", (column) => column.notNull().unique())
    .addColumn("old_confirmed_at_ms", "bigint")
    .addColumn("new_confirmed_at_ms", "bigint")
    .addColumn("created_at_ms", "bigint", (column) => column.notNull())
    .addColumn("expires_at_ms", "bigint", (column) => column.notNull())
    .addColumn("ended_at_ms", "bigint")
    .execute();
  await db.schema.createIndex("email_change_by_user").on("email_change").column("user_id").execute();
}
