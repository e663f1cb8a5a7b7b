import type { ChartStart } from "@askery/api";
import { AppError, type Outcome } from "@askery/model";
import { checkPlanLimit } from "../../../asking/turns/ask-question.ts";
import { demandVariables } from "../../../asking/turns/demand-variables.ts";
import { chartLimits } from "../../../asking/turns/table-limits.ts";
import type { PlanContext } from "../../../databases/plans/plan-limits.ts";
import type { AskingContext } from "../../../databases/sources/asking-context.ts";
import { revisionOf, type AskedDatabase } from "../../../databases/sources/find-source.ts";
import { withCurrentSchema } from "../../../databases/sources/with-current-schema.ts";
import { addQuestion } from "../../../databases/workspaces/usage.ts";
import { libraryMessages } from "../../../messages/library-messages.ts";
import type { ResultWithRows } from "../../../results/print-result.ts";
import { findChart } from "../find-chart.ts";
import type { FoundChart } from "../found-chart.ts";
import { findAskedAt } from "../compute-chart.ts";
import { refreshChart, type RefreshRequest } from "../refresh-chart.ts";
import { printFailure, saveDraft, type DraftMaker } from "./chart-drafts.ts";

/** The context of the chart builder. */
export type DraftContext = AskingContext & PlanContext;

interface StartRequest extends DraftMaker {
  readonly start: ChartStart;
  /** Aborted when the client has left, which stops the query. */
  readonly signal: AbortSignal;
}

/**
 * Starts a chart. Returns the API's `ChartDraft` as JSON.
 *
 * @throws AppError if the database fails, `plan-limit` for a question beyond the plan, `not-found` for an unknown chart
 */
export async function startDraft(context: DraftContext, request: StartRequest): Promise<string> {
  const { start } = request;
  switch (start.kind) {
    case "question":
      return startFromQuestion(context, request, start.text);
    case "table":
      return run(context, request, "", (database) =>
        context.asking.run("startTable", { ...database, table: start.table, limits: chartLimits }, request),
      );
    case "sql": {
      const variables = demandVariables(start.variables ?? []);
      const { text } = start;
      const sql = { text, variables, question: "", limits: chartLimits };
      return run(context, request, "", (database) =>
        context.asking.run("sql", { ...database, ...sql }, request),
      );
    }
    case "chart":
      return startFromChart(context, request, start.chartId);
  }
}

async function startFromQuestion(context: DraftContext, request: StartRequest, text: string) {
  const { databaseId } = request;
  await checkPlanLimit(context, databaseId);
  return run(context, request, text, async (database) => {
    const asked = await context.asking.run(
      "ask",
      { ...database, text, earlier: [], limits: chartLimits },
      request,
    );
    await addQuestion(context.store, { databaseId, askedAtMs: context.now() });
    return asked;
  });
}

/** What a job of the asking process found. */
type Ran =
  | { readonly kind: "answered"; readonly result: ResultWithRows }
  | { readonly kind: "failed"; readonly problem: { code: string; message: string; fix: string } }
  | { readonly kind: "refused"; readonly outcome: string }
  | { readonly kind: "refused"; readonly sentence: string };

async function run(
  context: DraftContext,
  request: StartRequest,
  question: string,
  ask: (database: AskedDatabase) => Promise<Ran>,
): Promise<string> {
  const askedAtMs = context.now();
  const { ran, revision } = await withCurrentSchema(context, request, async (database) => ({
    ran: await ask(database),
    revision: revisionOf(database.source),
  }));
  if (ran.kind === "answered") {
    return saveDraft(context, { ...request, question, askedAtMs, revision, ran: ran.result });
  }
  if (ran.kind === "failed") return printFailure(ran.problem);
  const { sentence, suggestions } = "outcome" in ran ? readRefusal(ran.outcome) : { ...ran, suggestions: [] };
  return printFailure({ code: "not-understood", ...libraryMessages.draftRefused(sentence) }, suggestions);
}

function readRefusal(outcome: string) {
  const read = JSON.parse(outcome) as Outcome;
  return read.kind === "refused"
    ? { sentence: read.sentence, suggestions: read.problem.suggestions }
    : { sentence: "", suggestions: [] };
}

/** A saved chart with its current figures. One of another database does not exist here. */
async function startFromChart(context: DraftContext, request: StartRequest, chartId: string) {
  const { store } = context;
  const row = await store
    .selectFrom("chart")
    .select("id")
    .where("id", "=", chartId)
    .where("workspaceId", "=", request.databaseId)
    .where("deletedAtMs", "is", null)
    .executeTakeFirst();
  if (row === undefined) throw new AppError("not-found", libraryMessages.noSuchChart);
  const { chart, result } = await findWithText(context, { ...request, chartId });
  return saveDraft(context, {
    ...request,
    question: chart.question,
    askedAtMs: await findAskedAt(context, chart),
    revision: result.revision ?? 0,
    ran: { resultId: result.id },
  });
}

/** Charts from before results had a text are computed again. */
async function findWithText(context: DraftContext, request: RefreshRequest): Promise<FoundChart> {
  const found = await findChart(context, request);
  if (found.result.narrative !== null) return found;
  await refreshChart(context, request);
  return findChart(context, request);
}
