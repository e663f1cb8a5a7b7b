import type { Store } from "../../store/open-store.ts";

/** What answers depend on has changed: the next question opens the database again. */
export async function bumpRevision(store: Store, databaseId: string): Promise<void> {
  await store
    .updateTable("workspace")
    .set((of) => ({ revision: of("revision", "+", 1) }))
    .where("id", "=", databaseId)
    .execute();
}
