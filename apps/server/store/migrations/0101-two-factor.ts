import { PostgresAdapter, sql, type Kysely } from "kysely";

/** Two-factor sign-in: the table and column of better-auth, in its own shape, and the codes that were used. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const time = isPostgres ? sql`timestamptz` : sql`date`;
  const flag = isPostgres ? sql`boolean` : sql`integer`;
  await db.schema.alterTable("user").addColumn("twoFactorEnabled", flag).execute();
  await db.schema
    .createTable("twoFactor")
    .addColumn("id", "text", (column) => column.notNull().primaryKey())
    .addColumn("secret", "text", (column) => column.notNull())
    .addColumn("backupCodes", "text", (column) => column.notNull())
    .addColumn("userId", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
    .addColumn("verified", flag)
    .addColumn("failedVerificationCount", "integer")
    .addColumn("lockedUntil", time)
    .execute();
  await db.schema.createIndex("twoFactor_secret_idx").on("twoFactor").column("secret").execute();
  await db.schema.createIndex("twoFactor_userId_idx").on("twoFactor").column("userId").execute();
  await db.schema
    .createTable("used_code")
    .addColumn("user_id", "text", (column) => column.notNull())
    .addColumn("code", "text", (column) => column.notNull())
    .addColumn("used_at_ms", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("used_code_key", ["user_id", "code"])
    .execute();
}
