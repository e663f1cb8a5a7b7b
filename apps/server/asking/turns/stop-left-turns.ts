import { storeKind } from "../../store/sign-in-store.ts";
import type { StoppedBy } from "./running-turns.ts";
import type { StoreContext } from "../../store/store-context.ts";

const endedByServer = JSON.stringify("server" satisfies StoppedBy);

/** Longer than any question takes. */
const leftAfterMs = 10 * 60 * 1000;

/**
 * Stops turns that no server works on: they were running when their server ended, or their answer could not be saved.
 * If other servers share the store, it stops only turns that must have ended.
 *
 * @param turnId a turn that this server does not work on. Default: all turns, which is only correct when a server
 * starts
 */
export async function stopLeftTurns({ store, now }: StoreContext, turnId?: string): Promise<void> {
  const isShared = storeKind(store) === "postgres";
  await store
    .updateTable("turn")
    .set({ state: "stopped", problem: turnId === undefined ? endedByServer : null, finishedAtMs: now() })
    .where("state", "=", "running")
    .$if(turnId !== undefined, (query) => query.where("id", "=", turnId ?? ""))
    .$if(isShared, (query) => query.where("askedAtMs", "<", now() - leftAfterMs))
    .execute();
}
