import type { Store } from "../../store/open-store.ts";

/** Records a change that affects answers: the next question opens the database again. */
export async function bumpRevision(store: Store, databaseId: string): Promise<void> {
  await store
    .updateTable("workspace")
    .set((of) => ({ revision: of("revision", "+", 1) }))
    .where("id", "=", databaseId)
    .execute();
}
