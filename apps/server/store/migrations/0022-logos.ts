import type { Kysely } from "kysely";

/** Logos of databases, which the server stores and serves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("logo")
    .addColumn("workspace_id", "text", (column) =>
      column.notNull().references("workspace.id").onDelete("cascade"),
    )
    .addColumn("version", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("bytes", "text", (column) => column.notNull())
    .addColumn("created_at_ms", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("logo_pk", ["workspace_id", "version"])
    .execute();
}
