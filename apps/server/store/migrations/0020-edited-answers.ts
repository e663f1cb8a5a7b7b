import type { Kysely } from "kysely";

/** Answers with edited SQL, beside the original ones; large tables in parts; a chart's SQL in readable form. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("turn_edit")
    .addColumn("turn_id", "text", (column) => column.primaryKey().references("turn.id").onDelete("cascade"))
    .addColumn("editor_id", "text", (column) => column.notNull())
    .addColumn("result", "text", (column) => column.notNull())
    .addColumn("answer_id", "text", (column) => column.notNull())
    .addColumn("edited_at_ms", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("answer_part")
    .addColumn("answer_id", "text", (column) => column.notNull())
    .addColumn("place", "integer", (column) => column.notNull())
    .addColumn("turn_id", "text", (column) => column.notNull().references("turn.id").onDelete("cascade"))
    .addColumn("chunk", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("answer_part_pk", ["answer_id", "place"])
    .execute();
  await db.schema.createIndex("answer_part_by_turn").on("answer_part").columns(["turn_id"]).execute();
  await db.schema.alterTable("chart").addColumn("sql", "text").execute();
  await db.schema.alterTable("dashboard").addColumn("updated_by_id", "text").execute();
}
