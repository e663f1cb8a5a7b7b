import { sql, type Kysely } from "kysely";

/** One table of background jobs, in place of the timers' leases. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("job")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("key", "text")
    .addColumn("payload", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("run_at_ms", "bigint", (column) => column.notNull())
    .addColumn("schedule", "text")
    .addColumn("time_zone", "text")
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("max_attempts", "integer", (column) => column.notNull())
    .addColumn("lease_holder", "text")
    .addColumn("lease_until_ms", "bigint")
    .addColumn("cancel_at_ms", "bigint")
    .addColumn("progress", "text")
    .addColumn("last_error", "text")
    .addColumn("created_at_ms", "bigint", (column) => column.notNull())
    .addColumn("started_at_ms", "bigint")
    .addColumn("finished_at_ms", "bigint")
    .execute();
  await createIndexes(db);
  await db.schema.dropTable("lease").execute();
}

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  // If several servers insert the same job at once, only one row is inserted.
  await db.schema
    .createIndex("job_open_key")
    .unique()
    .on("job")
    .columns(["key"])
    .where(sql.ref("state"), "in", ["waiting", "running"])
    .execute();
  await db.schema.createIndex("job_by_state").on("job").columns(["state", "run_at_ms"]).execute();
  await db.schema.createIndex("job_by_time").on("job").columns(["run_at_ms", "id"]).execute();
}
