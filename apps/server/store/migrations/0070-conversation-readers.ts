import type { Kysely } from "kysely";

/** Conversations that are shared with members. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("conversation")
    .addColumn("everyone_reads", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable("conversation_reader")
    .addColumn("conversation_id", "text", (column) =>
      column.notNull().references("conversation.id").onDelete("cascade"),
    )
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("created_at_ms", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("conversation_reader_key", ["conversation_id", "user_id"])
    .execute();
  await db.schema
    .createIndex("conversation_reader_by_user")
    .on("conversation_reader")
    .columns(["user_id", "conversation_id"])
    .execute();
}
