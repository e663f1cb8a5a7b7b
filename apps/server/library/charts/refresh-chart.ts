import { AppError } from "@askery/model";
import type { Updateable } from "kysely";
import type { AskingContext } from "../../databases/sources/asking-context.ts";
import { libraryMessages } from "../../messages/library-messages.ts";
import { findNarrative, readPlanAsStored } from "../../results/find-result.ts";
import { readHead } from "../../results/result-rows.ts";
import { dropUnused } from "../../results/sweep-results.ts";
import type { ChartTable } from "../../store/tables.ts";
import { readChart, type ChartRequest } from "./charts.ts";
import { computeChart, type ChartRun } from "./compute-chart.ts";
import { computeRun, findChart } from "./find-chart.ts";
import { noteFailure } from "./stale-charts.ts";
import { drawnChart, loadChart, type FoundChart } from "./found-chart.ts";

export interface RefreshRequest extends ChartRequest {
  /** Aborted when the client has left. */
  readonly signal: AbortSignal;
}

/**
 * Computes a chart's figures again, with the database's settings and the current date. Returns the chart as JSON. After
 * a failure the old figures remain. The new result has the plan in its current form. A reader with other limits than those
 * of the chart's own figures gets new ones of their own.
 *
 * @throws AppError if the database fails
 */
export async function refreshChart(context: AskingContext, request: RefreshRequest): Promise<string> {
  await renewFigures(context, await loadChart(context, request.chartId), request);
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
  if (!found.isOwn) {
    await computeRun(context, await loadChart(context, found.chart.id), signal);
    return;
  }
  const { result } = found;
  const { resultId } = await noteFailure(context, found.chart.id, () =>
    computeChart(context, found, {
      plan: readPlanAsStored(result),
      edits: [],
      planBefore: findNarrative(result)?.planBefore,
      sources,
      signal,
    }),
  );
  await showResult(context, found, { resultId });
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
    .set({ ...shown, staleReason: null, staleDetail: null })
    .where("id", "=", chart.id)
    .where("deletedAtMs", "is", null)
    .executeTakeFirstOrThrow();
  await dropUnused(store, [result.id, shown.resultId]);
  if (numUpdatedRows === 0n) throw chartGone();
}

/**
 * Computes the figures of a chart again if it became a histogram and does not have all rows, which a histogram needs.
 *
 * @throws AppError if the database fails
 */
export async function completeSpread(context: AskingContext, request: RefreshRequest): Promise<void> {
  const found = await findChart(context, request);
  const { spec, facts } = drawnChart(found);
  if (spec.encoding.form !== "spread" || facts.spread !== null) return;
  if (readHead(found.result).isTruncated) await refreshChart(context, request);
}

function chartGone(): AppError {
  return new AppError("not-found", libraryMessages.chartDeleted);
}
