import type { Breakdown, PlanFilter } from "@askery/asking";
import { AppError, type Plan, type PlanEdit, type SkippedFilter } from "@askery/model";
import type { Updateable } from "kysely";
import type { AskingContext } from "../../databases/sources/asking-context.ts";
import { drawnChart, findChart, readChart, type ChartRequest, type FoundChart } from "./charts.ts";
import type { StoreContext } from "../../store/store-context.ts";
import type { ChartTable } from "../../store/tables.ts";
import { findNarrative, readPlanAsStored } from "../../results/find-result.ts";
import { readHead } from "../../results/result-rows.ts";
import { saveResult } from "../../results/save-result.ts";
import { dropUnused } from "../../results/sweep-results.ts";
import { dayIn, revisionOf } from "../../databases/sources/find-source.ts";
import { withCurrentSchema } from "../../databases/sources/with-current-schema.ts";
import { chartLimitsOf } from "../../asking/turns/table-limits.ts";
import { askingMessages } from "../../messages/asking-messages.ts";
import { libraryMessages } from "../../messages/library-messages.ts";

export interface RefreshRequest extends ChartRequest {
  /** Aborted when the client has left. */
  readonly signal: AbortSignal;
}

/**
 * Computes a chart's figures again, with the database's settings and the current date. Returns the chart as JSON. After
 * a failure the old figures remain. The new result has the plan in its current form.
 *
 * @throws AppError if the database fails
 */
export async function refreshChart(context: AskingContext, request: RefreshRequest): Promise<string> {
  await renewFigures(context, await findChart(context, request.chartId), request);
  return readChart(context, request);
}

/**
 * The same for a chart that was found, without reading it again.
 *
 * @throws AppError as `refreshChart`
 */
export async function renewFigures(
  context: AskingContext,
  found: FoundChart,
  { sources, signal }: Pick<ChartRun, "sources" | "signal">,
): Promise<void> {
  const { result } = found;
  const { resultId } = await computeChart(context, found, {
    plan: readPlanAsStored(result),
    edits: [],
    planBefore: findNarrative(result)?.planBefore,
    sources,
    signal,
  });
  await showResult(context, found, { resultId });
}

/** What figures may be computed from besides a run of their own. Default: nothing. */
export interface SharedSources {
  /** Other cards of a dashboard. */
  readonly breakdowns: readonly Breakdown[];
  /** How old a table may be that was read for another caller. */
  readonly maxAgeMs: number;
}

export interface ChartRun {
  /** A stored plan. */
  readonly plan: unknown;
  readonly edits: readonly PlanEdit[];
  /** The filters of a dashboard. Default: none. */
  readonly filters?: readonly PlanFilter[];
  /** The plan to which an undo of the last edit returns. */
  readonly planBefore: Plan | undefined;
  readonly sources?: SharedSources | undefined;
  readonly signal: AbortSignal;
}

export interface ComputedChart {
  readonly resultId: string;
  /** The ids of the filters that reached the plan. */
  readonly applied: readonly string[];
  readonly skipped: readonly SkippedFilter[];
}

/**
 * Runs a plan in place of a chart's own, and saves its result.
 *
 * @throws AppError `invalid-input` for an edit that does not apply, or if the database fails
 */
export async function computeChart(
  context: AskingContext,
  found: FoundChart,
  { plan, edits, filters = [], planBefore, sources, signal }: ChartRun,
): Promise<ComputedChart> {
  const { store, now, asking } = context;
  const { chart, result } = found;
  const { workspaceId } = chart;
  const askedAtMs = await findAskedAt(context, chart);
  const ranAtMs = now();
  const { encoding } = drawnChart(found).spec;
  const { database, ran } = await withCurrentSchema(
    context,
    { databaseId: workspaceId, signal },
    async (database) => ({
      database,
      ran: await asking.run(
        "rerun",
        {
          ...database,
          plan,
          edits,
          filters,
          asked: { question: chart.question, askedOn: dayIn(database.settings.timeZone, askedAtMs) },
          columns: readHead(result).columns,
          before: findNarrative(result),
          planBefore,
          ...sources,
          limits: chartLimitsOf(chart.chartType),
          spreadOf: encoding.form === "spread" ? encoding.value.column : undefined,
        },
        { signal },
      ),
    }),
  );
  if (ran.kind === "refused") throw new AppError("invalid-input", askingMessages.editRefused(ran.sentence));
  const readAtMs = Math.min(ranAtMs, now() - ran.ageMs);
  const run = { workspaceId, revision: revisionOf(database.source), ranAtMs: readAtMs };
  const { result: printed, applied, skipped } = ran;
  return { resultId: await saveResult(store, run, printed), applied, skipped };
}

/**
 * Shows another result in a chart, and deletes the one before.
 *
 * @throws AppError `not-found` for a chart that was deleted meanwhile
 */
export async function showResult(
  { store }: Pick<AskingContext, "store">,
  { chart, result }: FoundChart,
  shown: Updateable<Pick<ChartTable, "resultId" | "title" | "chartType" | "updatedAtMs">> & {
    readonly resultId: string;
  },
): Promise<void> {
  const { numUpdatedRows } = await store
    .updateTable("chart")
    .set(shown)
    .where("id", "=", chart.id)
    .where("deletedAtMs", "is", null)
    .executeTakeFirstOrThrow();
  await dropUnused(store, [result.id, shown.resultId]);
  if (numUpdatedRows === 0n) throw chartGone();
}

/** When its question was asked or, if the conversation is gone, when the chart was saved. */
export async function findAskedAt(
  { store }: StoreContext,
  { turnId, createdAtMs }: { readonly turnId: string | null; readonly createdAtMs: number },
): Promise<number> {
  if (turnId === null) return createdAtMs;
  const turn = await store.selectFrom("turn").select("askedAtMs").where("id", "=", turnId).executeTakeFirst();
  return turn?.askedAtMs ?? createdAtMs;
}

/**
 * Computes the figures of a chart again if it became a histogram and does not have all rows, which a histogram needs.
 *
 * @throws AppError if the database fails
 */
export async function completeSpread(context: AskingContext, request: RefreshRequest): Promise<void> {
  const found = await findChart(context, request.chartId);
  const { spec, facts } = drawnChart(found);
  if (spec.encoding.form !== "spread" || facts.spread !== null) return;
  if (readHead(found.result).isTruncated) await refreshChart(context, request);
}

function chartGone(): AppError {
  return new AppError("not-found", libraryMessages.chartDeleted);
}
