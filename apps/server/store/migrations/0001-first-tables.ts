import type { Kysely } from "kysely";

/** Users' databases, their members, conversations and favorites. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createWorkspace(db);
  await createMember(db);
  await createConversation(db);
  await createTurn(db);
  await createFavorite(db);
  await createServerSetting(db);
}

async function createWorkspace(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("workspace")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("logo", "text")
    .addColumn("plan", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("connection", "text")
    .addColumn("settings", "text", (column) => column.notNull())
    .addColumn("created_at_ms", "bigint", (column) => column.notNull())
    .addColumn("deleted_at_ms", "bigint")
    .execute();
}

async function createMember(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("member")
    .addColumn("workspace_id", "text", (column) =>
      column.notNull().references("workspace.id").onDelete("cascade"),
    )
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("created_at_ms", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("member_pk", ["workspace_id", "user_id"])
    .execute();
  await db.schema.createIndex("member_by_user").on("member").columns(["user_id", "workspace_id"]).execute();
}

async function createConversation(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("conversation")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("workspace_id", "text", (column) =>
      column.notNull().references("workspace.id").onDelete("cascade"),
    )
    .addColumn("owner_id", "text", (column) => column.notNull())
    .addColumn("mode", "text", (column) => column.notNull())
    .addColumn("summary", "text", (column) => column.notNull())
    .addColumn("created_at_ms", "bigint", (column) => column.notNull())
    .addColumn("updated_at_ms", "bigint", (column) => column.notNull())
    .addColumn("deleted_at_ms", "bigint")
    .execute();
  await db.schema
    .createIndex("conversation_by_owner")
    .on("conversation")
    .columns(["owner_id", "workspace_id", "updated_at_ms", "id"])
    .execute();
}

async function createTurn(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("turn")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("conversation_id", "text", (column) =>
      column.notNull().references("conversation.id").onDelete("cascade"),
    )
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("asker_id", "text", (column) => column.notNull())
    .addColumn("question", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("result", "text")
    .addColumn("asked_at_ms", "bigint", (column) => column.notNull())
    .addColumn("finished_at_ms", "bigint")
    .addUniqueConstraint("turn_place", ["conversation_id", "position"])
    .execute();
}

async function createFavorite(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("favorite")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("workspace_id", "text", (column) =>
      column.notNull().references("workspace.id").onDelete("cascade"),
    )
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("target_id", "text")
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("parent_id", "text", (column) => column.references("favorite.id").onDelete("cascade"))
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("created_at_ms", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("favorite_by_user")
    .on("favorite")
    .columns(["user_id", "workspace_id", "position"])
    .execute();
}

async function createServerSetting(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("server_setting")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .addColumn("updated_at_ms", "bigint", (column) => column.notNull())
    .execute();
}
