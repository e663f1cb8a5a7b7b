import { sql, type Kysely } from "kysely";

/** Charts have a design, a revision and a history of both. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("chart").addColumn("design", "text").execute();
  await db.schema
    .alterTable("chart")
    .addColumn("revision", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
  await db.schema.alterTable("chart").addColumn("updated_by_id", "text").execute();
  await db.schema
    .createTable("chart_revision")
    .addColumn("chart_id", "text", (column) => column.notNull().references("chart.id").onDelete("cascade"))
    .addColumn("revision", "integer", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("chart_type", "text", (column) => column.notNull())
    .addColumn("design", "text")
    .addColumn("author_id", "text", (column) => column.notNull())
    .addColumn("created_at_ms", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("chart_revision_pk", ["chart_id", "revision"])
    .execute();
  // Charts from before are their own first revision.
  await sql`
    insert into chart_revision (chart_id, revision, title, chart_type, design, author_id, created_at_ms)
    select id, 1, title, chart_type, null, owner_id, created_at_ms from chart
  `.execute(db);
}
