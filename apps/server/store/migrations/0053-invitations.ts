import type { Kysely } from "kysely";

/** Invitations to databases. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("invitation")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("workspace_id", "text", (column) =>
      column.notNull().references("workspace.id").onDelete("cascade"),
    )
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("email", "text")
    .addColumn("max_uses", "integer")
    .addColumn("use_count", "integer", (column) => column.notNull())
    .addColumn("inviter_id", "text", (column) => column.notNull())
    .addColumn("created_at_ms", "bigint", (column) => column.notNull())
    .addColumn("expires_at_ms", "bigint", (column) => column.notNull())
    .addColumn("revoked_at_ms", "bigint")
    .execute();
  await db.schema
    .createIndex("invitation_by_time")
    .on("invitation")
    .columns(["workspace_id", "created_at_ms", "id"])
    .execute();
}
