import { readStoredDesign, type ChartSummary, type Deleted, type Person, type SavedChart } from "@askery/api";
import { applyDesign, changeChartKind, type DrawnResult } from "@askery/charts";
import {
  describeUnreadable,
  isChartKind,
  unreadableReasons,
  type Chart,
  type ChartDesign,
} from "@askery/model";
import type { Selectable } from "kysely";
import { findNarrative, readChart as readSavedChart, readOutputs } from "../../results/find-result.ts";
import { readHead } from "../../results/result-rows.ts";
import { upgradeResult, type ResultRow } from "../../results/upgrade-result.ts";
import type { ChartTable } from "../../store/tables.ts";
import { findPeople, showPerson } from "../../people/find-people.ts";
import { showChart } from "./chart-rows.ts";
import type { StoreContext } from "../../store/store-context.ts";
import { describeFile } from "../../asking/files/describe-file.ts";
import type { TitledTable } from "../../asking/files/titled-table.ts";
import { describeDeleted } from "../../store/trash-time.ts";

/** A chart and its result. */
export interface FoundChart {
  readonly chart: Pick<
    Selectable<ChartTable>,
    | "id"
    | "workspaceId"
    | "title"
    | "question"
    | "turnId"
    | "chartType"
    | "design"
    | "revision"
    | "updatedById"
    | "createdAtMs"
    | "updatedAtMs"
  >;
  readonly result: ResultRow;
}

/** A chart, and the user who requests it. */
export interface ChartRequest {
  readonly chartId: string;
  readonly userId: string;
}

/** One chart with its figures, as JSON of the API's `SavedChart`. The stored table is not parsed. */
export async function readChart(context: StoreContext, request: ChartRequest): Promise<string> {
  return printChart(context, await findChart(context, request.chartId), request);
}

/** The same for a chart that was found, with its own result or another one of its plan. */
export async function printChart(
  context: StoreContext,
  found: FoundChart,
  request: Pick<ChartRequest, "userId">,
): Promise<string> {
  const { chart, result } = found;
  const first = JSON.stringify({
    ...(await showChart(context, chart.id, request)),
    title: chart.title,
    ranAtMs: result.ranAtMs,
    question: chart.question,
    conversationId: await findOrigin(context, chart.turnId, request),
    revision: chart.revision,
    updatedBy: await findAuthor(context, chart.updatedById),
    own: readSavedChart(result),
    design: designOf(chart),
    ...drawnChart(found),
    sql: result.sql,
    ...readFacts(result),
  });
  const { plan, statement, outputs, head } = result;
  return `${first.slice(0, -1)},"plan":${plan},"statement":${statement},"outputs":${outputs},"table":${head}}`;
}

function readFacts(result: ResultRow): Pick<SavedChart, "warnings" | "totalOf" | "canUndo"> {
  const { warnings = [], receipt, planBefore } = findNarrative(result) ?? {};
  return { warnings, totalOf: receipt?.totalOf ?? null, canUndo: planBefore !== undefined };
}

export async function deleteChart({ store, now }: StoreContext, { chartId }: ChartRequest): Promise<Deleted> {
  const deletedAtMs = now();
  await store.updateTable("chart").set({ deletedAtMs }).where("id", "=", chartId).execute();
  return describeDeleted(deletedAtMs);
}

export async function restoreChart(context: StoreContext, request: ChartRequest): Promise<ChartSummary> {
  const { chartId } = request;
  await context.store.updateTable("chart").set({ deletedAtMs: null }).where("id", "=", chartId).execute();
  return showChart(context, chartId, request);
}

export async function readChartTable(
  context: Pick<StoreContext, "store">,
  { chartId }: { readonly chartId: string },
): Promise<TitledTable> {
  return describeTable(context, await findChart(context, chartId));
}

/** The table of a chart that was found, as a file needs it. */
export async function describeTable(
  context: Pick<StoreContext, "store">,
  { chart, result }: FoundChart,
): Promise<TitledTable> {
  const { columns, values, rowCount, isTruncated } = readHead(result);
  const { title, question, workspaceId: databaseId } = chart;
  const head = await describeFile(context, { question: question ?? title, result, databaseId });
  const chunks = [{ columns: values, rowCount }];
  return { title, resultId: result.id, head, columns, rowCount, isTruncated, chunks };
}

/** Reads the chart and its result in one query, because a refresh replaces the result. */
export async function findChart({ store }: Pick<StoreContext, "store">, id: string): Promise<FoundChart> {
  const { chartWorkspaceId, savedAtMs, ...row } = await store
    .selectFrom("chart")
    .innerJoin("result", "result.id", "chart.resultId")
    .selectAll("result")
    .select([
      "chart.workspaceId as chartWorkspaceId",
      "title",
      "question",
      "turnId",
      "chartType",
      "design",
      "chart.revision as chartRevision",
      "updatedById",
      "chart.createdAtMs as savedAtMs",
      "updatedAtMs",
    ])
    .where("chart.id", "=", id)
    .executeTakeFirstOrThrow();
  const { title, question, turnId, chartType, design, chartRevision, updatedById, updatedAtMs, ...result } =
    row;
  return {
    chart: {
      id,
      workspaceId: chartWorkspaceId,
      title,
      question,
      turnId,
      chartType,
      design,
      revision: chartRevision,
      updatedById,
      createdAtMs: savedAtMs,
      updatedAtMs,
    },
    result: upgradeResult(result),
  };
}

/** The chart with the kind and the design that people chose. The reason says so if one of them can't be read. */
export function drawnChart(found: FoundChart): Chart {
  const drawn = drawChosen(found);
  const { caption } = readSavedChart(found.result);
  const isDesignLost = found.chart.design !== null && designOf(found.chart) === null;
  const isOwnLost = describeUnreadable(caption) !== null;
  if (!isDesignLost && !isOwnLost) return drawn;
  const reason = isOwnLost ? caption.reason : unreadableReasons.broken;
  return { ...drawn, caption: { ...drawn.caption, reason } };
}

function drawChosen({ chart, result }: FoundChart): Chart {
  const { chartType } = chart;
  const chosen = readSavedChart(result);
  const design = designOf(chart);
  if (design !== null) {
    const kind = isChartKind(chartType) ? chartType : design.kind;
    return applyDesign(chosen, drawnResult(result), { ...design, kind });
  }
  if (chosen.spec.kind === chartType || !isChartKind(chartType)) return chosen;
  return changeChartKind(chosen, drawnResult(result), chartType);
}

/** A chart with other figures. Its title, if that is the finding of its own, becomes that of the others. */
export function withResult({ chart, result: own }: FoundChart, result: ResultRow): FoundChart {
  const isFinding = chart.title === readSavedChart(own).caption.title;
  const title = isFinding ? readSavedChart(result).caption.title : chart.title;
  return { chart: { ...chart, title }, result };
}

/** What people chose; null if they chose nothing but the kind, or a newer Askery saved it. */
export function designOf({ design }: Pick<FoundChart["chart"], "design">): ChartDesign | null {
  return design === null ? null : readStoredDesign(JSON.parse(design));
}

async function findAuthor(context: StoreContext, id: string | null): Promise<Person | null> {
  if (id === null) return null;
  return showPerson(await findPeople(context, [id]), id);
}

export function drawnResult(result: ResultRow): DrawnResult {
  return { table: readHead(result), outputs: readOutputs(result) };
}

/** The conversation that a chart came from, if it belongs to the user who requests the chart and still exists. */
async function findOrigin(
  { store }: Pick<StoreContext, "store">,
  turnId: string | null,
  { userId }: Pick<ChartRequest, "userId">,
): Promise<string | null> {
  if (turnId === null) return null;
  const row = await store
    .selectFrom("turn")
    .innerJoin("conversation", "conversation.id", "turn.conversationId")
    .select("conversation.id")
    .where("turn.id", "=", turnId)
    .where("conversation.ownerId", "=", userId)
    .where("conversation.deletedAtMs", "is", null)
    .executeTakeFirst();
  return row?.id ?? null;
}
