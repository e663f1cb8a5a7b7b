import type { Updateable } from "kysely";
import type { JobTable } from "../store/job-tables.ts";
import type { Store } from "../store/open-store.ts";
import type { StoreContext } from "../store/store-context.ts";
import type { ClaimedJob } from "./claim-job.ts";
import type { JobProgress } from "./job-kind.ts";
import { insertNextRun } from "./insert-next-run.ts";
import { retryDelayMs } from "./retry-delay.ts";

/** The outcome of an attempt. `released` does not count as an attempt, because the server stopped. */
export type JobOutcome =
  | { readonly kind: "done" }
  | { readonly kind: "cancelled" }
  | { readonly kind: "released" }
  | { readonly kind: "failed"; readonly error: string };

export interface Settlement {
  readonly outcome: JobOutcome;
  readonly progress: JobProgress | null;
  /** A number from 0 to 1 that spreads retries. */
  readonly random: number;
}

/**
 * Saves the outcome of an attempt: the job has ended, or waits for its next attempt. The end of a scheduled run adds
 * the next one, and only the latest finished run remains stored. False if another runner has taken over the job.
 */
export async function settleJob(
  context: StoreContext,
  job: ClaimedJob,
  settlement: Settlement,
): Promise<boolean> {
  return context.store.transaction().execute(async (store) => {
    const change = changeOf(job, settlement, context.now());
    const updated = await store
      .updateTable("job")
      .set(change)
      .where("id", "=", job.id)
      .where("state", "=", "running")
      .where("leaseHolder", "=", job.leaseHolder)
      .where("attempts", "=", job.attempts)
      .returning(["schedule", "timeZone"])
      .executeTakeFirst();
    if (updated === undefined) return false;
    if (change.state === "waiting") return true;
    if (change.state === "done") await deleteDone(store, job);
    await insertNextRun({ ...context, store }, { ...job, ...updated });
    return true;
  });
}

function changeOf(job: ClaimedJob, settlement: Settlement, atMs: number) {
  const { outcome, progress, random } = settlement;
  const freed = {
    leaseHolder: null,
    leaseUntilMs: null,
    ...(progress !== null && { progress: JSON.stringify(progress) }),
  };
  const over = { ...freed, finishedAtMs: atMs };
  if (outcome.kind === "done") return { ...over, state: "done", lastError: null } satisfies Change;
  if (outcome.kind === "cancelled") return { ...over, state: "cancelled" } satisfies Change;
  if (outcome.kind === "released") {
    return { ...freed, state: "waiting", attempts: job.attempts - 1, runAtMs: atMs } satisfies Change;
  }
  const lastError = outcome.error;
  if (job.attempts >= job.maxAttempts) return { ...over, state: "failed", lastError } satisfies Change;
  const runAtMs = atMs + retryDelayMs(job.attempts, random);
  return { ...freed, state: "waiting", runAtMs, lastError } satisfies Change;
}

type Change = Updateable<JobTable>;

async function deleteDone(store: Store, { id, key, schedule }: ClaimedJob): Promise<void> {
  if (key === null || schedule === null) return;
  await store
    .deleteFrom("job")
    .where("key", "=", key)
    .where("state", "=", "done")
    .where("id", "!=", id)
    .execute();
}
