import type { Kysely } from "kysely";

/** Stored answers: branches and steps of turns, charts, dashboards, stars, the sample's examples. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("turn").addColumn("after_turn_id", "text").execute();
  await db.schema.alterTable("turn").addColumn("steps", "text").execute();
  await db.schema.createIndex("turn_by_asker").on("turn").columns(["asker_id", "asked_at_ms"]).execute();
  await makeCharts(db);
  await makeDashboards(db);
  await makeOwnMarks(db);
  await makeExamples(db);
}

async function makeCharts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("chart")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("workspace_id", "text", (column) =>
      column.notNull().references("workspace.id").onDelete("cascade"),
    )
    .addColumn("owner_id", "text", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("question", "text", (column) => column.notNull())
    .addColumn("turn_id", "text")
    .addColumn("chart_type", "text", (column) => column.notNull())
    .addColumn("plan", "text", (column) => column.notNull())
    .addColumn("statement", "text", (column) => column.notNull())
    .addColumn("spec", "text", (column) => column.notNull())
    .addColumn("ran_at_ms", "bigint", (column) => column.notNull())
    .addColumn("created_at_ms", "bigint", (column) => column.notNull())
    .addColumn("updated_at_ms", "bigint", (column) => column.notNull())
    .addColumn("deleted_at_ms", "bigint")
    .addColumn("result", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("chart_by_workspace")
    .on("chart")
    .columns(["workspace_id", "updated_at_ms", "id"])
    .execute();
}

async function makeDashboards(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("dashboard")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("workspace_id", "text", (column) =>
      column.notNull().references("workspace.id").onDelete("cascade"),
    )
    .addColumn("owner_id", "text", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("revision", "integer", (column) => column.notNull())
    .addColumn("created_at_ms", "bigint", (column) => column.notNull())
    .addColumn("updated_at_ms", "bigint", (column) => column.notNull())
    .addColumn("deleted_at_ms", "bigint")
    .execute();
  await db.schema
    .createIndex("dashboard_by_workspace")
    .on("dashboard")
    .columns(["workspace_id", "updated_at_ms", "id"])
    .execute();
  await db.schema
    .createTable("card")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("dashboard_id", "text", (column) =>
      column.notNull().references("dashboard.id").onDelete("cascade"),
    )
    .addColumn("chart_id", "text", (column) => column.notNull().references("chart.id").onDelete("cascade"))
    .addColumn("x", "integer", (column) => column.notNull())
    .addColumn("y", "integer", (column) => column.notNull())
    .addColumn("w", "integer", (column) => column.notNull())
    .addColumn("h", "integer", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("card_by_dashboard").on("card").columns(["dashboard_id"]).execute();
  await db.schema.createIndex("card_by_chart").on("card").columns(["chart_id"]).execute();
}

async function makeOwnMarks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("star")
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("target_id", "text", (column) => column.notNull())
    .addColumn("created_at_ms", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("star_pk", ["user_id", "kind", "target_id"])
    .execute();
  await db.schema
    .createTable("follow")
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("person_id", "text", (column) => column.notNull())
    .addColumn("created_at_ms", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("follow_pk", ["user_id", "person_id"])
    .execute();
  await db.schema
    .createTable("notification")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("url", "text")
    .addColumn("created_at_ms", "bigint", (column) => column.notNull())
    .addColumn("read_at_ms", "bigint")
    .execute();
  await db.schema
    .createIndex("notification_by_user")
    .on("notification")
    .columns(["user_id", "created_at_ms", "id"])
    .execute();
}

async function makeExamples(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("sample_example")
    .addColumn("sample_version", "text", (column) => column.notNull())
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("summary", "text", (column) => column.notNull())
    .addColumn("question", "text", (column) => column.notNull())
    .addColumn("result", "text", (column) => column.notNull())
    .addColumn("steps", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("sample_example_pk", ["sample_version", "position"])
    .execute();
  await db.schema
    .createTable("welcome")
    .addColumn("workspace_id", "text", (column) =>
      column.primaryKey().references("workspace.id").onDelete("cascade"),
    )
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("created_at_ms", "bigint", (column) => column.notNull())
    .addColumn("seeded_at_ms", "bigint")
    .execute();
}
