import { cardPoint, maxRowsOf, parseJson } from "@askery/api";
import {
  AppError,
  type AnswerPoint,
  type PointChoices,
  type PointInquiry,
  type PointRows,
} from "@askery/model";
import { fileFormatOf, type FileOptions } from "../../asking/files/file-response.ts";
import type { TitledRows } from "../../asking/rows/export-whole.ts";
import { streamRows } from "../../asking/rows/stream-rows.ts";
import type { TurnContext } from "../../asking/turns/turn-context.ts";
import { dayIn, findSource } from "../../databases/sources/find-source.ts";
import { askingMessages } from "../../messages/asking-messages.ts";
import { findNarrative, readPlanAsStored } from "../../results/find-result.ts";
import { readHead } from "../../results/result-rows.ts";
import { shownQuestion, type FoundChart } from "../charts/found-chart.ts";
import { findAskedAt } from "../charts/compute-chart.ts";
import { findCardFigures, type FiguresContext, type FiguresRequest } from "./card-figures.ts";

/** A point of a card under filters. */
interface PointRequest extends Omit<FiguresRequest, "maxAgeMs"> {
  readonly point: AnswerPoint;
}

/**
 * What can be done from a point of a card.
 *
 * @throws AppError as `readCardFigures`
 */
export async function getCardPointOptions(
  context: FiguresContext,
  request: PointRequest,
): Promise<PointChoices> {
  const { database, plan } = await findPlan(context, request);
  const { point, signal } = request;
  return context.asking.run("pointOptions", { ...database, ...plan, point }, { signal });
}

/**
 * The question why the figure of a card changed lately; null if it can't be investigated.
 *
 * @throws AppError as `readCardFigures`
 */
export async function getCardInquiry(
  context: FiguresContext,
  request: Omit<FiguresRequest, "maxAgeMs">,
): Promise<{ readonly inquiry: PointInquiry | null }> {
  const { database, plan } = await findPlan(context, request);
  return {
    inquiry: await context.asking.run("inquiry", { ...database, ...plan }, { signal: request.signal }),
  };
}

/**
 * The rows that a figure of a card is computed from, as of the day of the figure.
 *
 * @throws AppError as `readCardFigures`; `invalid-input` for a point without such rows, or the failure of the query
 */
export async function readCardPointRows(
  context: FiguresContext,
  request: PointRequest & { readonly maxRows: number },
): Promise<PointRows> {
  const { plan: _, ...rows } = await runRows(context, request);
  return rows;
}

/** The same as a file, sent as the rows arrive. A failure aborts the download. */
export async function exportCardPointRows(
  context: FiguresContext & TurnContext,
  request: PointRequest & { readonly options: FileOptions },
): Promise<TitledRows> {
  const { userId, options, signal } = request;
  const { plan, words, sql, outputs, databaseId, today, title } = await runRows(context, {
    ...request,
    maxRows: 1,
  });
  const facts = [
    { label: "Chart", value: title },
    { label: "Rows", value: words },
    { label: "SQL", value: sql },
  ];
  const body = await streamRows(context, {
    databaseId,
    userId,
    wanted: { kind: "plan", plan },
    format: fileFormatOf(options, { outputs, facts }),
    today,
    maxRows: maxRowsOf[options.format],
    signal,
  });
  return { title: words, body };
}

/** @throws AppError `invalid-input` for a text that is no point with its filters */
export function readCardPoint(text: string) {
  const read = cardPoint.safeParse(parseJson(text));
  if (!read.success) throw new AppError("invalid-input", askingMessages.pointUnreadable);
  return read.data;
}

async function runRows(context: FiguresContext, request: PointRequest & { readonly maxRows: number }) {
  const { found, database, plan } = await findPlan(context, request);
  const { point, maxRows, signal } = request;
  const today = findNarrative(found.result)?.receipt.today ?? database.today;
  const rows = await context.asking.run(
    "pointRows",
    { ...database, today, ...plan, point, maxRows },
    { signal },
  );
  return { ...rows, today, databaseId: found.chart.workspaceId, title: found.chart.title };
}

async function findPlan(context: FiguresContext, request: Omit<FiguresRequest, "maxAgeMs">) {
  const found = await findCardFigures(context, request);
  const database = await findSource(context, { databaseId: found.chart.workspaceId });
  return { found, database, plan: await planOfCard(context, found, database.settings.timeZone) };
}

/** The plan of a card as jobs need it: with its question, and the columns of its table. */
export async function planOfCard(context: FiguresContext, found: FoundChart, timeZone: string) {
  const { chart, result } = found;
  return {
    plan: readPlanAsStored(result),
    question: shownQuestion(found),
    askedOn: dayIn(timeZone, await findAskedAt(context, chart)),
    columns: readHead(result).columns,
  };
}
