import type { Kysely } from "kysely";

/** What members below admin may read of a database. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("data_rule")
    .addColumn("workspace_id", "text", (column) => column.notNull())
    .addColumn("table_id", "text", (column) => column.notNull())
    .addColumn("hidden", "text", (column) => column.notNull())
    .addColumn("filters", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("data_rule_key", ["workspace_id", "table_id"])
    .execute();
  await db.schema
    .createTable("member_attribute")
    .addColumn("workspace_id", "text", (column) => column.notNull())
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("allowed", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("member_attribute_key", ["workspace_id", "user_id", "name"])
    .execute();
  await db.schema.alterTable("conversation").addColumn("limits_key", "text").execute();
}
