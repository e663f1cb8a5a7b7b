import { z } from "zod";
import type { StoreContext } from "../store/store-context.ts";
import type { JobTable } from "../store/job-tables.ts";
import type { Selectable } from "kysely";
import { enqueueJob } from "./enqueue-job.ts";
import { nextRunMs } from "./next-run.ts";

type ScheduledJob = Pick<
  Selectable<JobTable>,
  "kind" | "key" | "payload" | "schedule" | "timeZone" | "maxAttempts"
>;

/** Adds the run after one that has ended, at the next tick from now. Missed ticks are skipped. */
export async function insertNextRun(context: StoreContext, job: ScheduledJob): Promise<void> {
  if (job.schedule === null || job.timeZone === null) return;
  const schedule = { cron: job.schedule, timeZone: job.timeZone };
  const runAtMs = nextRunMs(schedule, context.now());
  if (runAtMs === null) return;
  await enqueueJob(context, {
    // The payload was validated when the first run was added, and will be again when it runs.
    kind: { name: job.kind, payload: z.unknown(), maxAttempts: job.maxAttempts },
    payload: JSON.parse(job.payload) as unknown,
    key: job.key,
    runAtMs,
    schedule,
  });
}
