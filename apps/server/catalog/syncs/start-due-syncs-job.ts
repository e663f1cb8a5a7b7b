import { z } from "zod";
import { jobKind, type AnyJobKind } from "../../jobs/job-kind.ts";
import { startDueSyncs } from "./start-due-syncs.ts";
import type { SyncContext } from "./sync-context.ts";

/** Checks every minute which databases are due for a sync, and syncs them. */
export function startDueSyncsJob(context: SyncContext): AnyJobKind {
  return jobKind({
    name: "start-due-syncs",
    payload: z.object({}),
    // There is another attempt in the next minute anyway.
    maxAttempts: 1,
    schedule: { cron: "* * * * *", timeZone: "UTC" },
    run: (_payload, control) => startDueSyncs(context, control),
  });
}
