import type { Kysely } from "kysely";

/** When a user last looked at what their favorite people made in a database. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("author_visit")
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("workspace_id", "text", (column) =>
      column.notNull().references("workspace.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("visited_at_ms", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("author_visit_pk", ["user_id", "workspace_id", "kind"])
    .execute();
}
