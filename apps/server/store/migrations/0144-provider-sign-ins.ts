import type { Kysely } from "kysely";

/** Sign-ins with a provider, and the groups that it gives. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("provider_sign_in")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("browser_hash", "text", (column) => column.notNull())
    .addColumn("issuer", "text", (column) => column.notNull())
    .addColumn("nonce", "text", (column) => column.notNull())
    .addColumn("verifier", "text", (column) => column.notNull())
    .addColumn("next", "text")
    .addColumn("expires_at_ms", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("group_mapping")
    .addColumn("workspace_id", "text", (column) =>
      column.notNull().references("workspace.id").onDelete("cascade"),
    )
    .addColumn("provider_group", "text", (column) => column.notNull())
    .addColumn("group_id", "text", (column) =>
      column.notNull().references("team_group.id").onDelete("cascade"),
    )
    .addPrimaryKeyConstraint("group_mapping_key", ["group_id", "provider_group"])
    .execute();
  await db.schema
    .createIndex("group_mapping_by_name")
    .on("group_mapping")
    .columns(["provider_group"])
    .execute();
  for (const table of ["member", "group_member"]) {
    await db.schema
      .alterTable(table)
      .addColumn("from_provider", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
  }
}
