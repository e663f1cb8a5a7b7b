import type { StoreContext } from "../store/store-context.ts";
import type { ClaimedJob } from "./claim-job.ts";
import type { JobProgress } from "./job-kind.ts";

export interface Renewal {
  readonly leaseMs: number;
  readonly progress: JobProgress | null;
}

/** The state of a lease: still held, cancelled by a user, or lost to another runner. */
export type LeaseState = "held" | "cancelled" | "lost";

/** Extends a lease and saves the progress of the run. */
export async function renewLease(
  { store, now }: StoreContext,
  { id, leaseHolder, attempts }: ClaimedJob,
  { leaseMs, progress }: Renewal,
): Promise<LeaseState> {
  const row = await store
    .updateTable("job")
    .set({
      leaseUntilMs: now() + leaseMs,
      ...(progress !== null && { progress: JSON.stringify(progress) }),
    })
    .where("id", "=", id)
    .where("state", "=", "running")
    .where("leaseHolder", "=", leaseHolder)
    .where("attempts", "=", attempts)
    .returning("cancelAtMs")
    .executeTakeFirst();
  if (row === undefined) return "lost";
  return row.cancelAtMs === null ? "held" : "cancelled";
}
