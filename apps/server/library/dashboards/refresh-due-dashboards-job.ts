import { z } from "zod";
import { jobKind, type AnyJobKind } from "../../jobs/job-kind.ts";
import type { FiguresContext } from "./card-figures.ts";
import { refreshDueDashboards } from "./refresh-due-dashboards.ts";

/** Looks every minute for dashboards whose figures are to be computed again, and computes them. */
export function refreshDueDashboardsJob(context: FiguresContext): AnyJobKind {
  return jobKind({
    name: "refresh-due-dashboards",
    payload: z.object({}),
    // There is another attempt in the next minute anyway.
    maxAttempts: 1,
    schedule: { cron: "* * * * *", timeZone: "UTC" },
    run: (_payload, control) => refreshDueDashboards(context, control),
  });
}
