import { z } from "zod";
import { jobKind, type AnyJobKind } from "../jobs/job-kind.ts";
import type { ReportContext } from "./report-context.ts";
import { runDueReports } from "./run-due-reports.ts";

/** Looks every minute for reports that are due, and runs them. */
export function runDueReportsJob(context: ReportContext): AnyJobKind {
  return jobKind({
    name: "run-due-reports",
    payload: z.object({}),
    // There is another attempt in the next minute anyway.
    maxAttempts: 1,
    schedule: { cron: "* * * * *", timeZone: "UTC" },
    run: (_payload, control) => runDueReports(context, control),
  });
}
