import { PostgresAdapter, sql, type Kysely } from "kysely";

/** Passkeys: the table of better-auth, in its own shape. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const time = isPostgres ? sql`timestamptz` : sql`date`;
  const flag = isPostgres ? sql`boolean` : sql`integer`;
  await db.schema
    .createTable("passkey")
    .addColumn("id", "text", (column) => column.notNull().primaryKey())
    .addColumn("name", "text")
    .addColumn("publicKey", "text", (column) => column.notNull())
    .addColumn("userId", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
    .addColumn("credentialID", "text", (column) => column.notNull())
    .addColumn("counter", "integer", (column) => column.notNull())
    .addColumn("deviceType", "text", (column) => column.notNull())
    .addColumn("backedUp", flag, (column) => column.notNull())
    .addColumn("transports", "text")
    .addColumn("createdAt", time)
    .addColumn("aaguid", "text")
    .execute();
  await db.schema.createIndex("passkey_userId_idx").on("passkey").column("userId").execute();
  await db.schema.createIndex("passkey_credentialID_idx").on("passkey").column("credentialID").execute();
}
