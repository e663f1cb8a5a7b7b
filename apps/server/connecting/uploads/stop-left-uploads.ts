import { storeKind } from "../../store/sign-in-store.ts";
import type { StoreContext } from "../../store/store-context.ts";

/** Exceeds the duration of any upload. */
const leftAfterMs = 4 * 60 * 60 * 1000;

/**
 * Ends uploads that were in progress when their server ended. If other servers share the store, it ends only those that
 * must have ended.
 */
export async function stopLeftUploads({ store, now }: StoreContext): Promise<void> {
  await store
    .updateTable("upload")
    .set({ state: "stopped", finishedAtMs: now() })
    .where("state", "in", ["receiving", "loading"])
    .$if(storeKind(store) === "postgres", (query) => query.where("createdAtMs", "<", now() - leftAfterMs))
    .execute();
}
