import { sql } from "kysely";
import type { Store } from "../store/open-store.ts";

/** @throws AppError `store-unavailable` if the store does not respond */
export async function checkHealth({ store }: { readonly store: Store }): Promise<void> {
  await sql`select 1`.execute(store);
}
