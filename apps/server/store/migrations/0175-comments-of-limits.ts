import type { Kysely } from "kysely";

/** The key of the limits under which comments were written: only people without limits wrote the ones of before. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["comment_thread", "comment"]) {
    await db.schema
      .alterTable(table)
      .addColumn("limits_key", "text", (column) => column.notNull().defaultTo(""))
      .execute();
  }
}
