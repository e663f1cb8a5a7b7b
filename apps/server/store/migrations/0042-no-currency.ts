import { sql, type Kysely } from "kysely";

/** Every database was in euros until people said otherwise: what nobody chose is no currency. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`UPDATE workspace SET settings = replace(settings, '"currency":"EUR"', '"currency":null')`.execute(
    db,
  );
}
