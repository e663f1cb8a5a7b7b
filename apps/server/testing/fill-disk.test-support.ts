import { sql } from "kysely";
import type { Store } from "../store/open-store.ts";

/** Limits the growth of the store's file to some pages. Beyond that, SQLite reports a full disk. */
export async function fillDisk(store: Store, { spare }: { readonly spare: number }): Promise<void> {
  const { rows } = await sql<{ pageCount: number }>`PRAGMA page_count`.execute(store);
  await sql.raw(`PRAGMA max_page_count = ${(rows[0]?.pageCount ?? 0) + spare}`).execute(store);
}
