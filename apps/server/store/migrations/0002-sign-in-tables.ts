import { PostgresAdapter, sql, type CreateTableBuilder, type Kysely } from "kysely";

/**
 * The tables of better-auth, in the shape that it expects (a test compares them), and sign-ups whose mail was not
 * answered yet.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const time = isPostgres ? sql`timestamptz` : sql`date`;
  const both = { time, filled: isPostgres ? ["createdAt", "updatedAt"] : [] };
  const onlyCreated = { time, filled: isPostgres ? ["createdAt"] : [] };
  const flag = isPostgres ? sql`boolean` : sql`integer`;

  await withTimes(db.schema.createTable("user"), both)
    .addColumn("id", "text", (column) => column.notNull().primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull().unique())
    .addColumn("emailVerified", flag, (column) => column.notNull())
    .addColumn("image", "text")
    .execute();
  await withTimes(db.schema.createTable("session"), onlyCreated)
    .addColumn("id", "text", (column) => column.notNull().primaryKey())
    .addColumn("expiresAt", time, (column) => column.notNull())
    .addColumn("token", "text", (column) => column.notNull().unique())
    .addColumn("ipAddress", "text")
    .addColumn("userAgent", "text")
    .addColumn("userId", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
    .execute();
  await db.schema.createIndex("session_userId_idx").on("session").column("userId").execute();
  await withTimes(db.schema.createTable("account"), onlyCreated)
    .addColumn("id", "text", (column) => column.notNull().primaryKey())
    .addColumn("accountId", "text", (column) => column.notNull())
    .addColumn("providerId", "text", (column) => column.notNull())
    .addColumn("userId", "text", (column) => column.notNull().references("user.id").onDelete("cascade"))
    .addColumn("accessToken", "text")
    .addColumn("refreshToken", "text")
    .addColumn("idToken", "text")
    .addColumn("accessTokenExpiresAt", time)
    .addColumn("refreshTokenExpiresAt", time)
    .addColumn("scope", "text")
    .addColumn("password", "text")
    .execute();
  await db.schema.createIndex("account_userId_idx").on("account").column("userId").execute();
  await withTimes(db.schema.createTable("verification"), both)
    .addColumn("id", "text", (column) => column.notNull().primaryKey())
    .addColumn("identifier", "text", (column) => column.notNull())
    .addColumn("value", "text", (column) => column.notNull())
    .addColumn("expiresAt", time, (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("verification_identifier_idx")
    .on("verification")
    .column("identifier")
    .execute();
  await addPendingSignUps(db);
}

type Time = ReturnType<typeof sql>;

/** On PostgreSQL, better-auth expects defaults for some times; on SQLite none. */
function withTimes(
  table: CreateTableBuilder<string>,
  { time, filled }: { readonly time: Time; readonly filled: readonly string[] },
) {
  return ["createdAt", "updatedAt"].reduce(
    (made, name) =>
      made.addColumn(name, time, (column) =>
        filled.includes(name) ? column.notNull().defaultTo(sql`current_timestamp`) : column.notNull(),
      ),
    table,
  );
}

async function addPendingSignUps(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("pending_sign_up")
    .addColumn("id", "text", (column) => column.notNull().primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("password_hash", "text", (column) => column.notNull())
    .addColumn("next", "text")
    .addColumn("created_at_ms", "bigint", (column) => column.notNull())
    .addColumn("expires_at_ms", "bigint", (column) => column.notNull())
    .addColumn("used_at_ms", "bigint")
    .execute();
  await db.schema
    .createIndex("pending_sign_up_by_email")
    .on("pending_sign_up")
    .columns(["email", "created_at_ms"])
    .execute();
  await db.schema
    .createIndex("pending_sign_up_by_expiry")
    .on("pending_sign_up")
    .column("expires_at_ms")
    .execute();
}
