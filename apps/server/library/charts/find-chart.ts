import { AppError, isChartKind } from "@askery/model";
import type { Selectable } from "kysely";
import type { AskingContext } from "../../databases/sources/asking-context.ts";
import { libraryMessages } from "../../messages/library-messages.ts";
import { readerKey } from "../../policies/current-limits.ts";
import { findResult, readChart, readPlanAsStored } from "../../results/find-result.ts";
import { dropUnused } from "../../results/sweep-results.ts";
import type { ResultRow } from "../../results/upgrade-result.ts";
import { createBatchedRead } from "../../store/batched-read.ts";
import type { Store } from "../../store/open-store.ts";
import type { StoreContext } from "../../store/store-context.ts";
import type { ChartRunTable } from "../../store/tables.ts";
import { computeChart } from "./compute-chart.ts";
import { loadChart, titleOf, type FoundChart } from "./found-chart.ts";

interface ChartToFind {
  readonly chartId: string;
  /** Aborted when the client has left. */
  readonly signal: AbortSignal;
}

/**
 * A chart with the figures of the present reader: its own, if these were computed under the same limits, otherwise those
 * that its plan has under theirs. They are computed once for each limits, and again when the chart shows another result.
 *
 * @throws AppError `forbidden` if its plan reads what they can't read, or if the database fails
 */
export async function findChart(
  context: AskingContext,
  { chartId, signal }: ChartToFind,
): Promise<FoundChart> {
  const own = await loadChart(context, chartId);
  if (own.isOwn) return own;
  const key = `${own.chart.id} ${own.result.id} ${readerKey()}`;
  const find = async (shared: AbortSignal) =>
    (await findSavedRun(context, own)) ?? computeRun(context, own, shared);
  const resultId = await context.chartRuns.share(key, find, signal);
  return withRun(own, await findResult(context.store, resultId));
}

/** The same with saved figures only, without a query; null if there are none for the present reader yet. */
export async function findSavedChart(
  context: Pick<StoreContext, "store">,
  chartId: string,
): Promise<FoundChart | null> {
  const own = await loadChart(context, chartId);
  if (own.isOwn) return own;
  const resultId = await findSavedRun(context, own);
  return resultId === null ? null : withRun(own, await findResult(context.store, resultId));
}

/** What people chose about a chart remains; its title and kind follow the figures if nobody chose them. */
function withRun({ isOwn, chart, result: own }: FoundChart, result: ResultRow): FoundChart {
  const isKindChosen = chart.design !== null || chart.chartType !== readChart(own).spec.kind;
  const found = readChart(result).spec.kind;
  const kind = isKindChosen && isChartKind(chart.chartType) ? chart.chartType : found;
  const title = chart.isTitled === 1 ? chart.title : titleOf(result, kind);
  return { isOwn, chart: { ...chart, title, chartType: kind }, result };
}

async function findSavedRun(
  { store }: Pick<StoreContext, "store">,
  { chart, result }: FoundChart,
): Promise<string | null> {
  const limitsKey = readerKey();
  const readAll = (ids: readonly string[]) => selectRuns(store, ids, limitsKey);
  const run = await readRuns({ store, group: limitsKey, key: chart.id, readAll });
  return run?.ofResultId === result.id ? run.resultId : null;
}

type RunOfChart = Pick<Selectable<ChartRunTable>, "ofResultId" | "resultId">;
const readRuns = createBatchedRead<RunOfChart>();

async function selectRuns(
  store: Store,
  chartIds: readonly string[],
  limitsKey: string,
): Promise<ReadonlyMap<string, RunOfChart>> {
  const rows = await store
    .selectFrom("chartRun")
    .select(["chartId", "ofResultId", "resultId"])
    .where("chartId", "in", chartIds)
    .where("limitsKey", "=", limitsKey)
    .execute();
  return new Map(rows.map(({ chartId, ...run }) => [chartId, run]));
}

/**
 * Computes the figures that a chart has for the present reader. Returns the id of the result.
 *
 * @throws AppError as `findChart`
 */
export async function computeRun(
  context: AskingContext,
  own: FoundChart,
  signal: AbortSignal,
): Promise<string> {
  const { resultId } = await computeAllowed(context, own, signal);
  await saveRun(context, own, resultId);
  return resultId;
}

/** A failure may name what the reader can't read, so that one sentence takes the place of all that are about the plan. */
async function computeAllowed(context: AskingContext, own: FoundChart, signal: AbortSignal) {
  try {
    const plan = readPlanAsStored(own.result);
    return await computeChart(context, own, { plan, edits: [], planBefore: undefined, signal });
  } catch (cause) {
    if (readerKey() === "" || !(cause instanceof AppError) || !ofPlan.has(cause.code)) throw cause;
    throw new AppError("forbidden", libraryMessages.chartReadsMore, { cause });
  }
}

const ofPlan: ReadonlySet<string> = new Set([
  "query-refused",
  "query-failed",
  "name-unknown",
  "invalid-input",
]);

/** For how many limits a chart has figures. Those that were not computed for longest are deleted. */
const maxRunsOfChart = 100;

async function saveRun(
  { store, now }: StoreContext,
  { chart: { id: chartId }, result }: FoundChart,
  resultId: string,
): Promise<void> {
  const before = await store
    .selectFrom("chartRun")
    .select(["limitsKey", "resultId"])
    .where("chartId", "=", chartId)
    .orderBy("usedAtMs", "desc")
    .execute();
  const limitsKey = readerKey();
  const run = { ofResultId: result.id, resultId, usedAtMs: now() };
  await store
    .insertInto("chartRun")
    .values({ chartId, limitsKey, ...run })
    .onConflict((conflict) => conflict.columns(["chartId", "limitsKey"]).doUpdateSet(run))
    .execute();
  const others = before.filter((one) => one.limitsKey !== limitsKey);
  const old = others.slice(maxRunsOfChart - 1);
  if (old.length > 0) {
    const keys = old.map((one) => one.limitsKey);
    await store
      .deleteFrom("chartRun")
      .where("chartId", "=", chartId)
      .where("limitsKey", "in", keys)
      .execute();
  }
  const replaced = before.filter((one) => one.limitsKey === limitsKey && one.resultId !== resultId);
  await dropUnused(
    store,
    [...old, ...replaced].map((one) => one.resultId),
  );
}
