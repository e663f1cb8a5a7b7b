import {
  exportReportRun,
  getReport,
  getReportRun,
  runReport,
  saveInvestigation,
  scheduleReport,
} from "@askery/api";
import { jsonResponse } from "../endpoints/json-response.ts";
import { serve, type Served } from "../endpoints/serve.ts";
import { exportRun } from "./export-run.ts";
import type { ReportContext } from "./report-context.ts";
import { showReport } from "./report-rows.ts";
import { readRun, runReportAgain } from "./run-report.ts";
import { saveReport } from "./save-report.ts";
import { scheduleReport as schedule } from "./schedule-report.ts";

/** Saved reports: running them again, what changed, and their schedule. */
export function reportRoutes(parts: ReportContext): readonly Served[] {
  return [
    serve(saveInvestigation, async ({ params, body }, { userId, signal }) => {
      const { conversationId, turnId, ...investigation } = body;
      return jsonResponse(
        await saveReport(parts, { ...params, conversationId, turnId, investigation, userId, signal }),
      );
    }),
    serve(getReport, ({ params }, { userId }) => showReport(parts, { ...params, userId })),
    serve(getReportRun, ({ params, query }) => readRun(parts.store, { ...params, ...query })),
    serve(exportReportRun, ({ params, query }, { userId, signal }) =>
      exportRun(parts, { ...params, ...query, userId, signal }),
    ),
    serve(runReport, ({ params }, { userId, signal }) =>
      runReportAgain(parts, { ...params, userId, signal }),
    ),
    serve(scheduleReport, ({ params, body }, { userId }) => schedule(parts, { ...params, ...body, userId })),
  ];
}
