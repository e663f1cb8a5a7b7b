import type { Kysely } from "kysely";

/** When the owner of a conversation pinned it; null for most. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("conversation").addColumn("pinned_at_ms", "bigint").execute();
}
