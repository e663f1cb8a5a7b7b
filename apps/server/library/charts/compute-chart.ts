import type { Breakdown, PlanFilter } from "@askery/asking";
import { AppError, type Plan, type PlanEdit, type SkippedFilter } from "@askery/model";
import { chartLimitsOf } from "../../asking/turns/table-limits.ts";
import type { AskingContext } from "../../databases/sources/asking-context.ts";
import { dayIn, revisionOf } from "../../databases/sources/find-source.ts";
import { withCurrentSchema } from "../../databases/sources/with-current-schema.ts";
import { askingMessages } from "../../messages/asking-messages.ts";
import { findNarrative } from "../../results/find-result.ts";
import { readHead } from "../../results/result-rows.ts";
import { measureSize } from "../../results/print-result.ts";
import { saveResult } from "../../results/save-result.ts";
import type { StoreContext } from "../../store/store-context.ts";
import { drawnChart, isOfReader, type FoundChart } from "./found-chart.ts";

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
  /** What the result takes in the store, about. */
  readonly sizeBytes: number;
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
          // What was read under other limits says nothing about this run.
          before: isOfReader(result) ? findNarrative(result) : null,
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
  return {
    resultId: await saveResult(store, run, printed),
    sizeBytes: measureSize(printed),
    applied,
    skipped,
  };
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
