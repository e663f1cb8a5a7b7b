import type { ReportSchedule, SavedReport } from "@askery/api";
import { readRevision } from "../databases/workspaces/read-revision.ts";
import { nextScheduledRunMs } from "../jobs/next-scheduled-run.ts";
import type { StoreContext } from "../store/store-context.ts";
import { findReport, showReport } from "./report-rows.ts";

export interface ScheduleRequest {
  readonly conversationId: string;
  readonly userId: string;
  readonly schedule: ReportSchedule | null;
}

/** Sets when a report runs by itself, in the time zone of its database. @throws AppError `not-found` */
export async function scheduleReport(
  context: StoreContext,
  { schedule, ...request }: ScheduleRequest,
): Promise<SavedReport> {
  const { store, now } = context;
  const { conversationId, workspaceId } = await findReport(store, request.conversationId);
  const { timeZone } = await readRevision(store, workspaceId);
  await store
    .updateTable("report")
    .set({
      schedule: schedule === null ? null : JSON.stringify(schedule),
      nextRunAtMs: nextReportRunMs(schedule, timeZone, now()),
    })
    .where("conversationId", "=", conversationId)
    .execute();
  return showReport(context, request);
}

/** When a report runs by itself next; null if it does not. */
export function nextReportRunMs(
  schedule: ReportSchedule | null,
  timeZone: string,
  afterMs: number,
): number | null {
  return schedule === null || schedule.isPaused
    ? null
    : nextScheduledRunMs(schedule.every, timeZone, afterMs);
}
