import type { ReportRun, SavedReport } from "@askery/api";
import { compareReports } from "@askery/engine";
import { AppError, type InvestigationRun, type ReportChanges } from "@askery/model";
import { asQuestion, checkPlanLimit } from "../asking/turns/ask-question.ts";
import { tableLimits } from "../asking/turns/table-limits.ts";
import type { TurnContext } from "../asking/turns/turn-context.ts";
import { withCurrentSchema } from "../databases/sources/with-current-schema.ts";
import { addQuestion } from "../databases/workspaces/usage.ts";
import { readerKey } from "../policies/current-limits.ts";
import { reportMessages } from "../messages/report-messages.ts";
import { findPeople } from "../people/find-people.ts";
import type { Store } from "../store/open-store.ts";
import {
  findReport,
  findRuns,
  readInvestigation,
  showReport,
  showRun,
  type ReportRow,
  type ReportRunRow,
} from "./report-rows.ts";
import { saveRun, type EndedRun } from "./save-run.ts";

export interface RunStart {
  readonly cause: "person" | "schedule";
  readonly startedById: string | null;
  readonly signal: AbortSignal;
}

/** A run that has ended, and its row. */
export interface RanReport {
  readonly ended: EndedRun;
  readonly row: ReportRunRow;
}

/**
 * Runs a report again, on the data as they are now, and saves what it found or why it failed. It counts as a question of
 * the plan. If it is stopped, nothing is saved.
 *
 * @throws AppError `query-cancelled`, or the reason of the signal
 */
export async function runSavedReport(
  context: TurnContext,
  report: ReportRow,
  { signal, ...start }: RunStart,
): Promise<RanReport> {
  const { store, now } = context;
  const { conversationId, workspaceId: databaseId } = report;
  const ended = await compute(context, report, signal);
  const ranAtMs = now();
  const row = await store.transaction().execute(async (store) => {
    const saved = await saveRun(store, ended, { ...start, conversationId, ranAtMs });
    await store
      .updateTable("report")
      .set({ state: ended.kind })
      .where("conversationId", "=", conversationId)
      .execute();
    if (ended.kind === "done") await addQuestion(store, { databaseId, askedAtMs: ranAtMs });
    return saved;
  });
  return { ended, row };
}

async function compute(context: TurnContext, report: ReportRow, signal: AbortSignal): Promise<EndedRun> {
  const { workspaceId: databaseId } = report;
  try {
    await checkPlanLimit(context, databaseId);
    const investigation = readInvestigation(report);
    const run = await withCurrentSchema(context, { databaseId, signal }, (database) =>
      context.asking.run(
        "rerunInvestigation",
        { ...database, investigation, limits: tableLimits },
        { signal },
      ),
    );
    const [failed] = run.failed;
    return failed !== undefined && run.results.length === 0
      ? { kind: "failed", because: `${failed.message} ${failed.fix}` }
      : { kind: "done", run };
  } catch (cause) {
    signal.throwIfAborted();
    if (!(cause instanceof AppError) || cause.code === "query-cancelled") throw cause;
    return { kind: "failed", because: `${cause.message} ${cause.fix}` };
  }
}

interface OneReport {
  readonly conversationId: string;
  readonly userId: string;
}

/** Runs a report because a person wants it. @throws AppError `not-found`, and as `runSavedReport` does */
export async function runReportAgain(
  context: TurnContext,
  { signal, ...request }: OneReport & { readonly signal: AbortSignal },
): Promise<SavedReport> {
  const report = await findReport(context.store, request.conversationId);
  if (readerKey() !== (report.limitsKey ?? "")) throw new AppError("forbidden", reportMessages.otherLimits);
  await asQuestion(context, request, () =>
    runSavedReport(context, report, { cause: "person", startedById: request.userId, signal }),
  );
  return showReport(context, request);
}

interface RunRequest {
  readonly conversationId: string;
  readonly runId: string;
  /** The run to compare with. Default: the one before it that did not fail. */
  readonly against?: string | undefined;
}

/**
 * What a run found, beside another one.
 *
 * @throws AppError `not-found` for a run that does not exist or failed
 */
export async function readRun(
  store: Store,
  { conversationId, runId, against }: RunRequest,
): Promise<{
  readonly run: InvestigationRun;
  readonly ranAtMs: number;
  readonly compared: { readonly with: ReportRun; readonly changes: ReportChanges } | null;
}> {
  const runs = await findRuns(store, conversationId);
  const index = runs.findIndex(({ id }) => id === runId);
  const run = await readContent(store, runs[index]);
  const ranAtMs = runs[index]?.ranAtMs ?? 0;
  const other =
    against === undefined
      ? runs.slice(index + 1).find(({ state }) => state === "done")
      : (runs.find(({ id }) => id === against) ?? null);
  if (other === undefined) return { run, ranAtMs, compared: null };
  const earlier = await readContent(store, other ?? undefined);
  const people = await findPeople({ store }, other?.startedById ? [other.startedById] : []);
  return {
    run,
    ranAtMs,
    compared: other && { with: showRun(other, people), changes: compareReports(earlier.report, run.report) },
  };
}

async function readContent(store: Store, row: ReportRunRow | undefined): Promise<InvestigationRun> {
  if (row === undefined) throw new AppError("not-found", reportMessages.noSuchRun);
  const { content } = await store
    .selectFrom("reportRun")
    .select("content")
    .where("id", "=", row.id)
    .executeTakeFirstOrThrow();
  if (content === null) throw new AppError("not-found", reportMessages.runFailed);
  return JSON.parse(content) as InvestigationRun;
}
