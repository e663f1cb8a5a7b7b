import type { Kysely } from "kysely";

/** Dashboards have a layout for phones, if people chose one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("dashboard")
    .addColumn("phone", "text", (column) => column.notNull().defaultTo("[]"))
    .execute();
}
