import { z } from "zod";
import { jobKind, type AnyJobKind } from "../../jobs/job-kind.ts";
import { startDueSyncs } from "./start-due-syncs.ts";
import type { SyncContext } from "./sync-context.ts";

/** Reads databases on their schedules: looks every minute which are due. */
export function startDueSyncsJob(context: SyncContext): AnyJobKind {
  return jobKind({
    name: "start-due-syncs",
    payload: z.object({}),
    // The next minute looks again.
    maxAttempts: 1,
    schedule: { cron: "* * * * *", timeZone: "UTC" },
    run: (_payload, control) => startDueSyncs(context, control),
  });
}
