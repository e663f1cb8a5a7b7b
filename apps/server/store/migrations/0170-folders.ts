import { sql, type Kysely } from "kysely";

/** Charts and dashboards are in folders. A deleted folder remains for a while, so that it can be restored with its contents. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("folder")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("workspace_id", "text", (column) =>
      column.notNull().references("workspace.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("parent_id", "text")
    .addColumn("created_by_id", "text", (column) => column.notNull())
    .addColumn("created_at_ms", "bigint", (column) => column.notNull())
    .addColumn("deleted_at_ms", "bigint")
    .execute();
  await db.schema.createIndex("folder_by_database").on("folder").columns(["workspace_id", "kind"]).execute();
  for (const table of ["chart", "dashboard"]) {
    await db.schema.alterTable(table).addColumn("folder_id", "text").execute();
    await sql`create index ${sql.ref(`${table}_by_folder`)} on ${sql.table(table)} (folder_id)`.execute(db);
  }
}
