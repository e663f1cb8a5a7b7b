import { sql, type Kysely } from "kysely";

/** Groups of the members of a database, the roles that they give, and the conversations that are shared with them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db);
  await createMembership(db);
  await createConversationAccess(db);
}

async function createTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("team_group")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("workspace_id", "text", (column) =>
      column.notNull().references("workspace.id").onDelete("cascade"),
    )
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("role", "text", (column) => column.notNull())
    .addColumn("created_at_ms", "bigint", (column) => column.notNull())
    .addColumn("deleted_at_ms", "bigint")
    .execute();
  await db.schema.createIndex("team_group_by_workspace").on("team_group").columns(["workspace_id"]).execute();
  await db.schema
    .createTable("group_member")
    .addColumn("group_id", "text", (column) =>
      column.notNull().references("team_group.id").onDelete("cascade"),
    )
    .addColumn("workspace_id", "text", (column) => column.notNull())
    .addColumn("user_id", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("group_member_key", ["group_id", "user_id"])
    // Membership of a group ends with that of the database.
    .addForeignKeyConstraint(
      "group_member_member",
      ["workspace_id", "user_id"],
      "member",
      ["workspace_id", "user_id"],
      (key) => key.onDelete("cascade"),
    )
    .execute();
  await db.schema
    .createIndex("group_member_by_user")
    .on("group_member")
    .columns(["workspace_id", "user_id"])
    .execute();
  await db.schema
    .createTable("conversation_group")
    .addColumn("conversation_id", "text", (column) =>
      column.notNull().references("conversation.id").onDelete("cascade"),
    )
    .addColumn("group_id", "text", (column) =>
      column.notNull().references("team_group.id").onDelete("cascade"),
    )
    .addPrimaryKeyConstraint("conversation_group_key", ["conversation_id", "group_id"])
    .execute();
}

/** The role of each member: the highest of their own and those of their groups. */
async function createMembership(db: Kysely<unknown>): Promise<void> {
  const isInGroup = (role: string) => sql`exists (
    select 1 from group_member join team_group on team_group.id = group_member.group_id
    where group_member.workspace_id = member.workspace_id and group_member.user_id = member.user_id
    and team_group.role = ${sql.lit(role)} and team_group.deleted_at_ms is null)`;
  await sql`create view membership as
    select workspace_id, user_id, role as own_role, created_at_ms,
      case
        when role in ('owner', 'admin') then role
        when ${isInGroup("admin")} then 'admin'
        when role = 'editor' or ${isInGroup("editor")} then 'editor'
        else role
      end as role
    from member`.execute(db);
}

/** The members who may read a conversation of another one, themselves or by a group. */
async function createConversationAccess(db: Kysely<unknown>): Promise<void> {
  await sql`create view conversation_access as
    select conversation_id, user_id from conversation_reader
    union all
    select conversation_group.conversation_id, group_member.user_id from conversation_group
    join team_group on team_group.id = conversation_group.group_id and team_group.deleted_at_ms is null
    join group_member on group_member.group_id = team_group.id`.execute(db);
}
