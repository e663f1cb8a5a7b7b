import { PostgresAdapter, sql, type Kysely } from "kysely";

/** The audit logs of databases and of the server, whose rows cannot be changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("audit_entry")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("workspace_id", "text")
    .addColumn("at_ms", "bigint", (column) => column.notNull())
    .addColumn("actor_id", "text")
    .addColumn("actor_name", "text", (column) => column.notNull())
    .addColumn("act", "text", (column) => column.notNull())
    .addColumn("words", "text", (column) => column.notNull())
    .addColumn("thing_id", "text")
    .addColumn("thing_name", "text")
    .addColumn("facts", "text", (column) => column.notNull())
    .addColumn("address", "text", (column) => column.notNull())
    .addColumn("device", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("audit_entry_by_time")
    .on("audit_entry")
    .columns(["workspace_id", "at_ms", "id"])
    .execute();
  for (const statement of isPostgres(db) ? refuseOnPostgres : refuseOnSqlite) await statement.execute(db);
}

function isPostgres(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}

const refuseOnSqlite = [
  sql`create trigger audit_entry_is_fixed before update on audit_entry
    begin select raise(abort, 'Entries of the audit log cannot be changed.'); end`,
];

const refuseOnPostgres = [
  sql`create function refuse_audit_change() returns trigger language plpgsql as
    'begin raise exception ''Entries of the audit log cannot be changed.''; end'`,
  sql`create trigger audit_entry_is_fixed before update on audit_entry
    for each row execute function refuse_audit_change()`,
];
