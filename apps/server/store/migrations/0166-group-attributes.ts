import type { Kysely } from "kysely";

/** Groups have values of attributes, which data rules allow their members. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("group_attribute")
    .addColumn("group_id", "text", (column) =>
      column.notNull().references("team_group.id").onDelete("cascade"),
    )
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("allowed", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("group_attribute_key", ["group_id", "name"])
    .execute();
}
