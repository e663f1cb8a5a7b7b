import { storeKind } from "../../store/sign-in-store.ts";
import type { StoreContext } from "../../store/store-context.ts";

/** Longer than any question takes. */
const leftAfterMs = 10 * 60 * 1000;

/**
 * Stops turns that no server works on: those that were running when the server ended, or whose answer could not be
 * saved. If other servers share the store, only turns that must have ended.
 *
 * @param turnId a turn that this server does not work on; by default all, which is only for a server that starts
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
