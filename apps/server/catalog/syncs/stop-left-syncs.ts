import { storeKind } from "../../store/sign-in-store.ts";
import type { StoreContext } from "../../store/store-context.ts";

/** Exceeds the duration of any sync. */
const leftAfterMs = 30 * 60 * 1000;

/**
 * Ends syncs that no server runs any longer. If other servers share the store, or if `isStarting` is false, it ends
 * only those that must have ended.
 */
export async function stopLeftSyncs(
  { store, now }: StoreContext,
  { isStarting = false }: { readonly isStarting?: boolean } = {},
): Promise<void> {
  const areAll = isStarting && storeKind(store) === "sqlite";
  await store
    .updateTable("sync")
    .set({ state: "stopped", finishedAtMs: now() })
    .where("state", "=", "running")
    .$if(!areAll, (query) => query.where("startedAtMs", "<", now() - leftAfterMs))
    .execute();
}
