import { forgetOldEntriesJob } from "./audit/forget-old-entries-job.ts";
import { refreshSampleJob } from "./asking/sample/refresh-sample-job.ts";
import { startDueSyncsJob } from "./catalog/syncs/start-due-syncs-job.ts";
import { removeLeftFilesJob } from "./connecting/uploads/remove-left-files-job.ts";
import type { UploadContext } from "./connecting/uploads/upload-context.ts";
import { startJobRunner, type JobTiming } from "./jobs/job-runner.ts";
import { sweepJobsKind } from "./jobs/sweep-jobs.ts";
import type { ReportContext } from "./reports/report-context.ts";
import { runDueReportsJob } from "./reports/run-due-reports-job.ts";
import { runDueTestsJob } from "./trust/tests/run-due-tests-job.ts";
import type { TestContext } from "./trust/tests/test-context.ts";
import { settleFallsJob } from "./trust/verified/settle-falls-job.ts";
import type { FiguresContext } from "./library/dashboards/card-figures.ts";
import { refreshDueDashboardsJob } from "./library/dashboards/refresh-due-dashboards-job.ts";
import { emptyTrashJob } from "./library/trash/empty-trash-job.ts";

export interface JobOptions {
  readonly hasSample: boolean;
  readonly timing?: Partial<JobTiming> | undefined;
}

/** Starts all background jobs of this server, one line per kind. */
export function composeJobs(
  context: TestContext & UploadContext & ReportContext & FiguresContext,
  { hasSample, timing = {} }: JobOptions,
): ReturnType<typeof startJobRunner> {
  return startJobRunner({
    ...context,
    timing,
    kinds: [
      emptyTrashJob(context),
      sweepJobsKind(context),
      forgetOldEntriesJob(context),
      startDueSyncsJob(context),
      settleFallsJob(context),
      runDueTestsJob(context),
      runDueReportsJob(context),
      refreshDueDashboardsJob(context),
      ...(context.policy.keepsUploads ? [removeLeftFilesJob(context)] : []),
      ...(hasSample ? [refreshSampleJob(context)] : []),
    ],
  });
}
