import { auditRetentionDays } from "@askery/api";
import { z } from "zod";
import { jobKind, type AnyJobKind } from "../jobs/job-kind.ts";
import type { StoreContext } from "../store/store-context.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Deletes entries of audit logs that are older than the retention, once a day. */
export function forgetOldEntriesJob(context: StoreContext): AnyJobKind {
  return jobKind({
    name: "forget-old-audit-entries",
    payload: z.object({}),
    schedule: { cron: "30 3 * * *", timeZone: "UTC" },
    run: () => forgetOldEntries(context),
  });
}

export async function forgetOldEntries({ store, now }: StoreContext): Promise<void> {
  const before = now() - auditRetentionDays * dayMs;
  await store.deleteFrom("auditEntry").where("atMs", "<", before).execute();
}
