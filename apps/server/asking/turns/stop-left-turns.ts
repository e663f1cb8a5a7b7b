import { storeKind } from "../../store/sign-in-store.ts";
import type { StoreContext } from "../../store/store-context.ts";

/** Longer than any question takes. */
const leftAfterMs = 10 * 60 * 1000;

/**
 * Stops turns that nobody works on any longer: those that ran when the server ended, or whose answer could not be kept.
 * Where other servers share the store, only those that must have ended.
 *
 * @param turnId of one that this server does not work on; all by default, which only a server that starts may ask for
 */
export async function stopLeftTurns({ store, now }: StoreContext, turnId?: string): Promise<void> {
  const isShared = storeKind(store) === "postgres";
  await store
    .updateTable("turn")
    .set({ state: "stopped", finishedAtMs: now() })
    .where("state", "=", "running")
    .$if(turnId !== undefined, (query) => query.where("id", "=", turnId ?? ""))
    .$if(isShared, (query) => query.where("askedAtMs", "<", now() - leftAfterMs))
    .execute();
}
