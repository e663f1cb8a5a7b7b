import type { AnswerPoint, PointChoices, PointInquiry, PointRows } from "@askery/model";
import type { FileOptions } from "../../../asking/files/file-response.ts";
import type { TitledRows } from "../../../asking/rows/export-whole.ts";
import { streamPointRows } from "../../../asking/rows/stream-point-rows.ts";
import type { TurnContext } from "../../../asking/turns/turn-context.ts";
import type { AskingContext } from "../../../databases/sources/asking-context.ts";
import { dayIn, findSource } from "../../../databases/sources/find-source.ts";
import { findNarrative, readPlanAsStored } from "../../../results/find-result.ts";
import { readHead } from "../../../results/result-rows.ts";
import { findAskedAt } from "../compute-chart.ts";
import { shownQuestion, type FoundChart } from "../found-chart.ts";

interface PointRequest {
  readonly point: AnswerPoint;
  /** Aborted when the client has left. */
  readonly signal: AbortSignal;
}

/**
 * What can be done from a point of a chart or a card.
 *
 * @throws AppError if the database fails
 */
export async function getPointOptions(
  context: AskingContext,
  found: FoundChart,
  { point, signal }: PointRequest,
): Promise<PointChoices> {
  const { database, plan } = await findPlan(context, found);
  return context.asking.run("pointOptions", { ...database, ...plan, point }, { signal });
}

/**
 * The question why the figure of a chart changed lately; null if it can't be investigated.
 *
 * @throws AppError if the database fails
 */
export async function getInquiry(
  context: AskingContext,
  found: FoundChart,
  signal: AbortSignal,
): Promise<{ readonly inquiry: PointInquiry | null }> {
  const { database, plan } = await findPlan(context, found);
  return { inquiry: await context.asking.run("inquiry", { ...database, ...plan }, { signal }) };
}

/**
 * The rows that a figure is computed from, as of the day of the figure.
 *
 * @throws AppError `invalid-input` for a point without such rows, or the failure of the query
 */
export async function readPointRows(
  context: AskingContext,
  found: FoundChart,
  request: PointRequest & { readonly maxRows: number },
): Promise<PointRows> {
  const { plan: _, ...rows } = await runRows(context, found, request);
  return rows;
}

interface PointExport extends PointRequest {
  readonly userId: string;
  readonly options: FileOptions;
}

/** The same as a file, sent as the rows arrive. A failure aborts the download. */
export async function exportPointRows(
  context: TurnContext,
  found: FoundChart,
  { point, userId, options, signal }: PointExport,
): Promise<TitledRows> {
  const { workspaceId: databaseId, title } = found.chart;
  const { today, ...rows } = await runRows(context, found, { point, signal, maxRows: 1 });
  const source = { label: "Chart", value: title };
  return streamPointRows(context, rows, { databaseId, userId, options, source, today, signal });
}

async function runRows(
  context: AskingContext,
  found: FoundChart,
  { point, maxRows, signal }: PointRequest & { readonly maxRows: number },
) {
  const { database, plan } = await findPlan(context, found);
  const today = findNarrative(found.result)?.receipt.today ?? database.today;
  const rows = await context.asking.run(
    "pointRows",
    { ...database, today, ...plan, point, maxRows },
    { signal },
  );
  return { ...rows, today };
}

/** The plan of a chart as jobs need it: with its question, and the columns of its table. */
export async function findPlan(context: AskingContext, { chart, result, ...rest }: FoundChart) {
  const database = await findSource(context, { databaseId: chart.workspaceId });
  const plan = {
    plan: readPlanAsStored(result),
    question: shownQuestion({ chart, result, ...rest }),
    askedOn: dayIn(database.settings.timeZone, await findAskedAt(context, chart)),
    columns: readHead(result).columns,
  };
  return { database, plan };
}
