import type { Kysely } from "kysely";

/** Which columns looked like secrets when a database was read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("snapshot").addColumn("secrets", "text").execute();
  await db.schema
    .alterTable("sync")
    .addColumn("withheld", "text", (column) => column.notNull().defaultTo("[]"))
    .execute();
}
