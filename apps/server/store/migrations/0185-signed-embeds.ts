import type { Kysely } from "kysely";

/** Embeds have filters whose values the site signs, and charts in them have figures under these values. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("share_link")
    .addColumn("locks", "text", (column) => column.notNull().defaultTo("[]"))
    .execute();
  await db.schema.alterTable("share_link").addColumn("secret_salt", "text").execute();
  await db.schema
    .createTable("embed_run")
    .addColumn("link_id", "text", (column) =>
      column.notNull().references("share_link.id").onDelete("cascade"),
    )
    .addColumn("filter_key", "text", (column) => column.notNull())
    .addColumn("result_id", "text", (column) => column.notNull())
    .addColumn("saved_at_ms", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("embed_run_pk", ["link_id", "filter_key"])
    .execute();
  await db.schema.createIndex("embed_run_by_result").on("embed_run").column("result_id").execute();
}
