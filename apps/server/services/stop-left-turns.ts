import { storeKind } from "../store/auth/sign-in-store.ts";
import type { StoreContext } from "./store-context.ts";

/** Longer than any question takes. */
const leftAfterMs = 10 * 60 * 1000;

/**
 * Turns that ran when the server ended are stopped: nobody works on them any longer. Where other servers share the store,
 * only those that must have ended.
 */
export async function stopLeftTurns({ store, now }: StoreContext): Promise<void> {
  const isShared = storeKind(store) === "postgres";
  await store
    .updateTable("turn")
    .set({ state: "stopped", finishedAtMs: now() })
    .where("state", "=", "running")
    .$if(isShared, (query) => query.where("askedAtMs", "<", now() - leftAfterMs))
    .execute();
}
