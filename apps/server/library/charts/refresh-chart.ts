import { AppError, type Plan, type Table } from "@askery/model";
import type { AskingContext } from "../../asking/turns/asking-context.ts";
import { drawnSpec, findChart, readChart, type ChartRequest } from "./charts.ts";
import { findSource } from "../../databases/sources/find-source.ts";
import { chartLimitsOf } from "../../asking/turns/table-limits.ts";

export interface RefreshRequest extends ChartRequest {
  /** Aborted when who wants it has left. */
  readonly signal: AbortSignal;
}

/**
 * Computes a chart's figures anew, with the database's settings of now: the chart, as JSON. Where that fails the old
 * figures stay.
 *
 * @throws AppError as the database fails
 */
export async function refreshChart(context: AskingContext, request: RefreshRequest): Promise<string> {
  const { store, now, asking } = context;
  const chart = await findChart(context, request.chartId);
  const database = await findSource(context, { databaseId: chart.workspaceId });
  const ranAtMs = now();
  const shown = drawnSpec(chart);
  const ran = await asking.perform(
    "rerun",
    {
      ...database,
      plan: JSON.parse(chart.plan) as Plan,
      limits: chartLimitsOf(chart.chartType),
      spreadOf: shown.type === "histogram" ? shown.y[0]?.column : undefined,
    },
    { signal: request.signal },
  );
  const { numUpdatedRows } = await store
    .updateTable("chart")
    .set({
      statement: JSON.stringify(ran.statement),
      sql: ran.sql,
      spec: JSON.stringify(ran.chart),
      outputs: JSON.stringify(ran.outputs),
      result: ran.table,
      ranAtMs,
    })
    .where("id", "=", chart.id)
    .where("deletedAtMs", "is", null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw chartGone();
  return readChart(context, request);
}

/**
 * Computes the figures of a chart anew where it became a histogram and has not all rows: a spread is of all of them.
 *
 * @throws AppError as the database fails
 */
export async function completeSpread(context: AskingContext, request: RefreshRequest): Promise<void> {
  const chart = await findChart(context, request.chartId);
  const { type, spread } = drawnSpec(chart);
  if (type !== "histogram" || spread !== undefined) return;
  const { isTruncated } = JSON.parse(chart.result) as Table;
  if (isTruncated) await refreshChart(context, request);
}

function chartGone(): AppError {
  return new AppError("not-found", "The chart was deleted meanwhile.", { fix: "Restore it from the trash." });
}
