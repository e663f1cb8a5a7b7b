import type { StoreContext } from "../store/store-context.ts";
import type { ClaimedJob } from "./claim-job.ts";
import type { JobProgress } from "./job-kind.ts";

export interface Renewal {
  readonly leaseMs: number;
  readonly progress: JobProgress | null;
}

/** What a runner learns of its job: another has it, or somebody wants it cancelled. */
export type LeaseState = "held" | "cancelled" | "lost";

/** Lengthens a lease and saves how far the run is. */
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
