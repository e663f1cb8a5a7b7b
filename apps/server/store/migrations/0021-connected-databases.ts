import type { Kysely } from "kysely";

/** Databases that users connect: sealed secrets, the contents that were read, knowledge, uploaded files. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("workspace")
    .addColumn("revision", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .alterTable("workspace")
    .addColumn("sync_schedule", "text", (column) => column.notNull().defaultTo("off"))
    .execute();
  await db.schema.alterTable("workspace").addColumn("facts", "text").execute();
  await createSecrets(db);
  await createSnapshots(db);
  await createAnnotations(db);
  await createEntries(db);
  await createSyncs(db);
  await createUploads(db);
  await createLeases(db);
}

async function createSecrets(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("sealed_secret")
    .addColumn("workspace_id", "text", (column) =>
      column.notNull().references("workspace.id").onDelete("cascade"),
    )
    .addColumn("field", "text", (column) => column.notNull())
    .addColumn("key_id", "text", (column) => column.notNull())
    .addColumn("sealed", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("sealed_secret_pk", ["workspace_id", "field"])
    .execute();
}

async function createSnapshots(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("snapshot")
    .addColumn("workspace_id", "text", (column) =>
      column.primaryKey().references("workspace.id").onDelete("cascade"),
    )
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("catalog", "text", (column) => column.notNull())
    .addColumn("samples", "text", (column) => column.notNull())
    .addColumn("table_count", "integer", (column) => column.notNull())
    .addColumn("read_at_ms", "bigint", (column) => column.notNull())
    .execute();
}

async function createAnnotations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("annotation")
    .addColumn("workspace_id", "text", (column) =>
      column.notNull().references("workspace.id").onDelete("cascade"),
    )
    .addColumn("table_id", "text", (column) => column.notNull())
    .addColumn("column_name", "text", (column) => column.notNull())
    .addColumn("is_hidden", "integer", (column) => column.notNull())
    .addColumn("is_private", "integer", (column) => column.notNull())
    .addColumn("description", "text")
    .addColumn("synonyms", "text", (column) => column.notNull())
    .addColumn("updated_by_id", "text", (column) => column.notNull())
    .addColumn("updated_at_ms", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("annotation_pk", ["workspace_id", "table_id", "column_name"])
    .execute();
  await db.schema
    .createTable("table_link")
    .addColumn("workspace_id", "text", (column) =>
      column.notNull().references("workspace.id").onDelete("cascade"),
    )
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("sides", "text", (column) => column.notNull())
    .addColumn("verdict", "text", (column) => column.notNull())
    .addColumn("updated_by_id", "text", (column) => column.notNull())
    .addColumn("updated_at_ms", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("table_link_pk", ["workspace_id", "id"])
    .execute();
}

async function createEntries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("knowledge_entry")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("workspace_id", "text", (column) =>
      column.notNull().references("workspace.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("entry", "text", (column) => column.notNull())
    .addColumn("author_id", "text", (column) => column.notNull())
    .addColumn("created_at_ms", "bigint", (column) => column.notNull())
    .addColumn("updated_at_ms", "bigint", (column) => column.notNull())
    .addColumn("deleted_at_ms", "bigint")
    .execute();
  await db.schema
    .createIndex("knowledge_entry_by_workspace")
    .on("knowledge_entry")
    .columns(["workspace_id", "kind"])
    .execute();
}

async function createSyncs(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("sync")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("workspace_id", "text", (column) =>
      column.notNull().references("workspace.id").onDelete("cascade"),
    )
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("started_by_id", "text")
    .addColumn("table_count", "integer")
    .addColumn("changes", "text", (column) => column.notNull())
    .addColumn("affected", "text", (column) => column.notNull())
    .addColumn("failure", "text")
    .addColumn("started_at_ms", "bigint", (column) => column.notNull())
    .addColumn("finished_at_ms", "bigint")
    .execute();
  await db.schema
    .createIndex("sync_by_workspace")
    .on("sync")
    .columns(["workspace_id", "started_at_ms", "id"])
    .execute();
}

async function createUploads(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("upload")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("workspace_id", "text", (column) =>
      column.notNull().references("workspace.id").onDelete("cascade"),
    )
    .addColumn("file_name", "text", (column) => column.notNull())
    .addColumn("table_name", "text", (column) => column.notNull())
    .addColumn("mode", "text", (column) => column.notNull())
    .addColumn("size_bytes", "bigint", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("outcome", "text")
    .addColumn("failure", "text")
    .addColumn("uploaded_by_id", "text", (column) => column.notNull())
    .addColumn("created_at_ms", "bigint", (column) => column.notNull())
    .addColumn("finished_at_ms", "bigint")
    .execute();
  await db.schema
    .createIndex("upload_by_workspace")
    .on("upload")
    .columns(["workspace_id", "created_at_ms", "id"])
    .execute();
}

async function createLeases(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("lease")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("holder", "text", (column) => column.notNull())
    .addColumn("until_ms", "bigint", (column) => column.notNull())
    .execute();
}
