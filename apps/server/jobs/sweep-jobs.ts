import type { StoreContext } from "../store/store-context.ts";
import { z } from "zod";
import { jobKind, type AnyJobKind } from "./job-kind.ts";

/** How long ended jobs are stored. */
const retentionMs = 30 * 24 * 60 * 60 * 1000;

/** Deletes jobs that ended a month ago or earlier. */
export async function sweepJobs({ store, now }: StoreContext): Promise<void> {
  await store
    .deleteFrom("job")
    .where("finishedAtMs", "<", now() - retentionMs)
    .where("state", "not in", ["waiting", "running"])
    .execute();
}

export function sweepJobsKind(context: StoreContext): AnyJobKind {
  return jobKind({
    name: "sweep-jobs",
    payload: z.object({}),
    schedule: { cron: "30 3 * * *", timeZone: "UTC" },
    run: () => sweepJobs(context),
  });
}
