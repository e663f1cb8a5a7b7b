import type { ChartSummary, Deleted, Person, SavedChart } from "@askery/api";
import { describeFile } from "../../asking/files/describe-file.ts";
import type { TitledTable } from "../../asking/files/titled-table.ts";
import type { AskingContext } from "../../databases/sources/asking-context.ts";
import { nextRunMs } from "../../jobs/next-run.ts";
import { findPeople, showPerson } from "../../people/find-people.ts";
import { addEvents } from "../../results/dated-events.ts";
import { findNarrative, readChart as readSavedChart } from "../../results/find-result.ts";
import { readHead } from "../../results/result-rows.ts";
import type { ResultRow } from "../../results/upgrade-result.ts";
import { createBatchedRead } from "../../store/batched-read.ts";
import type { StoreContext } from "../../store/store-context.ts";
import { describeDeleted } from "../../store/trash-time.ts";
import { showChart } from "./chart-rows.ts";
import { findChart } from "./find-chart.ts";
import { designOf, drawnChart, shownQuestion, type FoundChart } from "./found-chart.ts";

/** A chart, and the user who requests it. */
export interface ChartRequest {
  readonly chartId: string;
  readonly userId: string;
}

/** A chart whose figures may have to be computed. */
export interface ChartToRead extends ChartRequest {
  /** Aborted when the client has left. */
  readonly signal: AbortSignal;
}

/** One chart with its figures, as JSON of the API's `SavedChart`. The stored table is not parsed. */
export async function readChart(context: AskingContext, request: ChartToRead): Promise<string> {
  return printChart(context, await findChart(context, request), request);
}

/** The same for a chart that was found, with its own result or another one of its plan. */
export async function printChart(
  context: StoreContext,
  found: FoundChart,
  request: Pick<ChartRequest, "userId">,
): Promise<string> {
  const { chart, result } = found;
  const [drawn, summary, conversationId, updatedBy] = await Promise.all([
    addEvents(context.store, { databaseId: chart.workspaceId, chart: drawnChart(found) }),
    showChart(context, chart.id, request),
    findOrigin(context, chart.turnId, request),
    findAuthor(context, chart.updatedById),
  ]);
  const own = readSavedChart(result);
  const first = JSON.stringify({
    ...summary,
    title: chart.title,
    ranAtMs: result.ranAtMs,
    question: shownQuestion(found),
    conversationId,
    revision: chart.revision,
    updatedBy,
    own: { ...own, facts: drawn.facts },
    design: designOf(chart),
    ...drawn,
    sql: result.sql,
    ...readFacts(result),
  });
  const { plan, statement, outputs, head } = result;
  return `${first.slice(0, -1)},"plan":${plan},"statement":${statement},"outputs":${outputs},"table":${head}}`;
}

function readFacts(
  result: ResultRow,
): Pick<SavedChart, "warnings" | "totalOf" | "ranSql" | "movesAtMs" | "canUndo"> {
  const { warnings = [], receipt, planBefore } = findNarrative(result) ?? {};
  const { totalOf = null, ranSql = null, periods = [], timeZone = "UTC" } = receipt ?? {};
  const movesAtMs = periods.length === 0 ? null : nextRunMs({ cron: midnight, timeZone }, result.ranAtMs);
  return { warnings, totalOf, ranSql, movesAtMs, canUndo: planBefore !== undefined };
}

const midnight = "0 0 * * *";

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
  context: AskingContext,
  request: Pick<ChartToRead, "chartId" | "signal">,
): Promise<TitledTable> {
  return describeTable(context, await findChart(context, request));
}

/** The table of a chart that was found, as a file needs it. */
export async function describeTable(
  context: Pick<StoreContext, "store">,
  found: FoundChart,
): Promise<TitledTable> {
  const { chart, result } = found;
  const { columns, values, rowCount, isTruncated } = readHead(result);
  const { title, workspaceId: databaseId } = chart;
  const head = await describeFile(context, { question: shownQuestion(found) || title, result, databaseId });
  const chunks = [{ columns: values, rowCount }];
  return { title, resultId: result.id, head, columns, rowCount, isTruncated, chunks };
}

async function findAuthor(context: StoreContext, id: string | null): Promise<Person | null> {
  if (id === null) return null;
  return showPerson(await findPeople(context, [id]), id);
}

/** The conversation that a chart came from, if it belongs to the user who requests the chart and still exists. */
async function findOrigin(
  { store }: Pick<StoreContext, "store">,
  turnId: string | null,
  { userId }: Pick<ChartRequest, "userId">,
): Promise<string | null> {
  if (turnId === null) return null;
  const readAll = async (ids: readonly string[]) => {
    const rows = await store
      .selectFrom("turn")
      .innerJoin("conversation", "conversation.id", "turn.conversationId")
      .select(["turn.id as turnId", "conversation.id"])
      .where("turn.id", "in", ids)
      .where("conversation.ownerId", "=", userId)
      .where("conversation.deletedAtMs", "is", null)
      .execute();
    return new Map(rows.map((row) => [row.turnId, row.id]));
  };
  return (await readOrigins({ store, group: userId, key: turnId, readAll })) ?? null;
}

const readOrigins = createBatchedRead<string>();
