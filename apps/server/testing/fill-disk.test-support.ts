import { sql } from "kysely";
import type { Store } from "../store/open-store.ts";

interface Disk {
  readonly spare: number;
  /** Whether pages of the file that are free go first. Default: no, so that they can be used. */
  readonly isCompact?: boolean;
}

/** Limits the growth of the store's file to some pages. Beyond that, SQLite reports a full disk. */
export async function fillDisk(store: Store, { spare, isCompact = false }: Disk): Promise<void> {
  if (isCompact) await sql`VACUUM`.execute(store);
  const { rows } = await sql<{ pageCount: number }>`PRAGMA page_count`.execute(store);
  await sql.raw(`PRAGMA max_page_count = ${(rows[0]?.pageCount ?? 0) + spare}`).execute(store);
}
