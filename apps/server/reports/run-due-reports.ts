import { runReport } from "@askery/api";
import { AppError } from "@askery/model";
import { readRevision } from "../databases/workspaces/read-revision.ts";
import type { JobControl } from "../jobs/job-kind.ts";
import { grantAccess } from "../policies/grant-access.ts";
import { notifyOwner } from "./notify-owner.ts";
import type { ReportContext } from "./report-context.ts";
import { readSchedule, selectReports, type ReportRow } from "./report-rows.ts";
import { runSavedReport, type RanReport } from "./run-report.ts";
import { saveRun, type EndedRun } from "./save-run.ts";
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
    await notifyOwner(context, report, ran);
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

/** A scheduled run is one by the owner: without access to the data, it fails as theirs would. */
async function runForOwner(
  context: ReportContext,
  report: ReportRow,
  signal: AbortSignal,
): Promise<RanReport> {
  const { conversationId, ownerId } = report;
  const start = { cause: "schedule" as const, startedById: null };
  const lookups = { ...context.lookups, isServerOwner: () => Promise.resolve(false) };
  try {
    await grantAccess(runReport.access, { userId: ownerId, params: { conversationId } }, lookups);
  } catch (cause) {
    if (!(cause instanceof AppError)) throw cause;
    const ended: EndedRun = { kind: "failed", because: `${cause.message} ${cause.fix}` };
    const { store, now } = context;
    const row = await saveRun(store, ended, { ...start, conversationId, ranAtMs: now() });
    await store
      .updateTable("report")
      .set({ state: "failed" })
      .where("conversationId", "=", conversationId)
      .execute();
    return { ended, row };
  }
  return runSavedReport(context, report, { ...start, signal });
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
