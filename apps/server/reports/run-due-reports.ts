import { runReport } from "@askery/api";
import { AppError } from "@askery/model";
import { readRevision } from "../databases/workspaces/read-revision.ts";
import type { JobControl } from "../jobs/job-kind.ts";
import { isSuspended } from "../people/sign-in/suspensions.ts";
import { readAs, type Reader } from "../policies/current-limits.ts";
import { grantAccess } from "../policies/grant-access.ts";
import { notifyOwner } from "./notify-owner.ts";
import type { ReportContext } from "./report-context.ts";
import { readSchedule, selectReports, type ReportRow } from "./report-rows.ts";
import { runSavedReport, type RanReport } from "./run-report.ts";
import { nextReportRunMs } from "./schedule-report.ts";

/** Runs the reports whose schedule says so, one after the other, and notifies their owners. */
export async function runDueReports(
  context: ReportContext,
  { signal, reportProgress }: Pick<JobControl, "signal" | "reportProgress">,
): Promise<void> {
  const due = await findDueReports(context);
  for (const [done, report] of due.entries()) {
    signal.throwIfAborted();
    reportProgress({ done, total: due.length });
    const ran = await runForOwner(context, report, signal);
    await setNextRun(context, report);
    // The owner may have lost access while it ran.
    if (ran !== null && (await findReader(context, report)) !== null) await notifyOwner(context, report, ran);
  }
  if (due.length > 0) reportProgress({ done: due.length, total: due.length });
}

/** Reports that are due, the one that waits the longest first. Those in the trash wait until they are restored. */
async function findDueReports({ store, now }: ReportContext): Promise<readonly ReportRow[]> {
  return selectReports(store)
    .innerJoin("workspace", "workspace.id", "conversation.workspaceId")
    .where("conversation.deletedAtMs", "is", null)
    .where("workspace.deletedAtMs", "is", null)
    .where("report.nextRunAtMs", "<=", now())
    .orderBy("report.nextRunAtMs")
    .execute();
}

/**
 * A scheduled run reads what the owner may read. Null if they may no longer run it: it waits until they have access to the
 * same data again.
 */
async function runForOwner(
  context: ReportContext,
  report: ReportRow,
  signal: AbortSignal,
): Promise<RanReport | null> {
  const reader = await findReader(context, report);
  if (reader === null) return null;
  const start = { cause: "schedule", startedById: null, signal } as const;
  return readAs(reader, () => runSavedReport(context, report, start));
}

/** The owner of a report with what they may read now; null if they may not run it. */
async function findReader(
  { store, lookups }: ReportContext,
  { conversationId, ownerId, limitsKey }: ReportRow,
): Promise<Reader | null> {
  if (await isSuspended(store, ownerId)) return null;
  const owner = { userId: ownerId, params: { conversationId } };
  try {
    const all = { ...lookups, isServerOwner: () => Promise.resolve(false) };
    const grant = await grantAccess(runReport.access, owner, all);
    if (grant.kind !== "member" || (grant.limits?.key ?? null) !== limitsKey) return null;
    return { kind: "caller", databaseId: grant.databaseId, limits: grant.limits };
  } catch (cause) {
    if (cause instanceof AppError && (cause.code === "not-found" || cause.code === "forbidden")) return null;
    throw cause;
  }
}

async function setNextRun({ store, now }: ReportContext, report: ReportRow): Promise<void> {
  const { timeZone } = await readRevision(store, report.workspaceId);
  await store
    .updateTable("report")
    .set({ nextRunAtMs: nextReportRunMs(readSchedule(report), timeZone, now()) })
    .where("conversationId", "=", report.conversationId)
    // The owner may have changed the schedule meanwhile.
    .where("nextRunAtMs", "=", report.nextRunAtMs)
    .execute();
}
