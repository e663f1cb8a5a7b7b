import { AppError, type Plan } from "@askery/model";
import type { AskingContext } from "./asking-context.ts";
import { findChart, readChart, type ChartRequest } from "./charts.ts";
import { findSource } from "./find-source.ts";
import { chartLimitsOf } from "./table-limits.ts";

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
  const ran = await asking.perform(
    "rerun",
    { ...database, plan: JSON.parse(chart.plan) as Plan, limits: chartLimitsOf(chart.chartType) },
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

function chartGone(): AppError {
  return new AppError("not-found", "The chart was deleted meanwhile.", { fix: "Restore it from the trash." });
}
