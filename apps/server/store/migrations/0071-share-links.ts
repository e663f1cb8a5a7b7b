import { sql, type Kysely } from "kysely";

/** Links that open things without an account, and the wrong passwords that were tried. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("share_link")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("workspace_id", "text", (column) =>
      column.notNull().references("workspace.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("target_id", "text", (column) => column.notNull())
    .addColumn("purpose", "text", (column) => column.notNull())
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("maker_id", "text", (column) => column.notNull())
    .addColumn("password_hash", "text")
    .addColumn("expires_at_ms", "bigint")
    .addColumn("max_rows", "integer")
    .addColumn("allows_export", "integer", (column) => column.notNull())
    .addColumn("sites", "text", (column) => column.notNull())
    .addColumn("visit_count", "integer", (column) => column.notNull())
    .addColumn("last_visited_at_ms", "bigint")
    .addColumn("created_at_ms", "bigint", (column) => column.notNull())
    .addColumn("revoked_at_ms", "bigint")
    .execute();
  await db.schema
    .createIndex("share_link_in_use")
    .on("share_link")
    .columns(["target_id", "kind", "purpose"])
    .unique()
    .where(sql.ref("revoked_at_ms"), "is", null)
    .execute();
  await db.schema.createIndex("share_link_by_maker").on("share_link").columns(["maker_id"]).execute();
  await db.schema
    .createTable("password_try")
    .addColumn("link_id", "text", (column) =>
      column.notNull().references("share_link.id").onDelete("cascade"),
    )
    .addColumn("caller", "text", (column) => column.notNull())
    .addColumn("count", "integer", (column) => column.notNull())
    .addColumn("started_at_ms", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("password_try_key", ["link_id", "caller"])
    .execute();
}
