import type { Kysely } from "kysely";

/** Tries at secrets of any kind are counted in one table. Those of the last minutes start again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("password_try").execute();
  await db.schema
    .createTable("try_count")
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("caller", "text", (column) => column.notNull())
    .addColumn("count", "integer", (column) => column.notNull())
    .addColumn("started_at_ms", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("try_count_key", ["subject", "caller"])
    .execute();
}
