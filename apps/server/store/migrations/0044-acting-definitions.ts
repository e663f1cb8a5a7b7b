import type { Kysely } from "kysely";

/** What rules in words became, and which results follow which definitions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("knowledge_entry")
    .addColumn("effects", "text", (column) => column.notNull().defaultTo("[]"))
    .execute();
  await db.schema
    .createTable("followed_definition")
    .addColumn("entry_id", "text", (column) =>
      column.notNull().references("knowledge_entry.id").onDelete("cascade"),
    )
    .addColumn("result_id", "text", (column) => column.notNull().references("result.id").onDelete("cascade"))
    .addPrimaryKeyConstraint("followed_definition_pk", ["entry_id", "result_id"])
    .execute();
  await db.schema
    .createIndex("followed_definition_by_result")
    .on("followed_definition")
    .columns(["result_id"])
    .execute();
}
