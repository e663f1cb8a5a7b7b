import { PostgresAdapter, sql, type Kysely } from "kysely";

/**
 * Addresses count as confirmed only if their owner used a mailed link, or if the provider vouches for them. Until now all
 * accounts counted, also those that were made without a mail server.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await sql`update "user" set "emailVerified" = ${isPostgres ? sql`false` : sql`0`} where id in (
    select "userId" from "account" where "providerId" = 'credential')`.execute(db);
}
