import { sql, type Kysely } from "kysely";

/** Replaces the former default currency, euros, by none in all databases. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`UPDATE workspace SET settings = replace(settings, '"currency":"EUR"', '"currency":null')`.execute(
    db,
  );
}
