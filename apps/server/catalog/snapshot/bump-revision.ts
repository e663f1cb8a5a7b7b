import type { Store } from "../../store/open-store.ts";

/** What answers depend on has changed: the database is opened anew by the next who asks it. */
export async function bumpRevision(store: Store, databaseId: string): Promise<void> {
  await store
    .updateTable("workspace")
    .set((of) => ({ revision: of("revision", "+", 1) }))
    .where("id", "=", databaseId)
    .execute();
}
