import type { PlanFilter } from "@askery/asking";
import type { SharedWork } from "@askery/process";
import type { AskingContext } from "../../databases/sources/asking-context.ts";
import { findSource, revisionOf } from "../../databases/sources/find-source.ts";
import { findNarrative, findResult, readPlanAsStored } from "../../results/find-result.ts";
import { printChart, withResult, type FoundChart } from "../charts/charts.ts";
import { computeChart, refreshChart } from "../charts/refresh-chart.ts";
import { findCardRun, keyOfRun, saveCardRun, type CardReach, type CardRun } from "./card-runs.ts";
import { filteredCard, findCard, type CardRequest, type FoundCard } from "./find-card.ts";
import { planFiltersOf } from "./plan-filters.ts";
import { pointFiltersOf, type ClickedPoint } from "./point-filters.ts";

export interface FiguresContext extends AskingContext {
  /** The cards that are being computed. */
  readonly cardRuns: SharedWork<CardRun>;
}

export interface FiguresRequest extends CardRequest {
  readonly userId: string;
  /** The chosen values of filters, from outside. */
  readonly filters: unknown;
  /** Marks that were clicked on cards of the dashboard. */
  readonly points: readonly ClickedPoint[];
  /** Whether the figures are computed even if there are saved ones. */
  readonly isFresh: boolean;
  /** Aborted when the client has left. */
  readonly signal: AbortSignal;
}

/**
 * The chart of a card with its figures under filters, as JSON of the API's `CardFigures`: the saved ones or, if there are
 * none, computed ones. Callers that wait for the same figures share one run.
 *
 * The filters never show more than the card does: a viewer chooses values only, and the plan is guarded as ever.
 *
 * @throws AppError `not-found` for a card that is not on the dashboard, `invalid-input` for values that are none, or if
 * the database fails
 */
export async function readCardFigures(context: FiguresContext, request: FiguresRequest): Promise<string> {
  const { found, run } = await findRun(context, request);
  if (run.resultId === null) {
    const chartId = found.chart.id;
    const own = request.isFresh
      ? await refreshChart(context, { ...request, chartId })
      : await printChart(context, found, request);
    return withReach(own, run.reach);
  }
  const shown = withResult(found, await findResult(context.store, run.resultId));
  return withReach(await printChart(context, shown, request), run.reach);
}

/**
 * The chart of a card with its saved figures under filters or, if there are none, computed ones.
 *
 * @throws AppError as `readCardFigures`
 */
export async function findCardFigures(
  context: FiguresContext,
  request: Omit<FiguresRequest, "isFresh">,
): Promise<FoundChart> {
  const { found, run } = await findRun(context, { ...request, isFresh: false });
  return run.resultId === null ? found : withResult(found, await findResult(context.store, run.resultId));
}

async function findRun(context: FiguresContext, request: FiguresRequest) {
  const card = await findCard(context, request);
  const filters = [
    ...planFiltersOf(card.filters, request.filters, card.cardId),
    ...(await pointFiltersOf(context, request)),
  ];
  return { found: card.found, run: await findFigures(context, { card, filters }, request) };
}

function withReach(chart: string, { applied, skipped }: CardReach): string {
  return `${chart.slice(0, -1)},"applied":${JSON.stringify(applied)},"skipped":${JSON.stringify(skipped)}}`;
}

interface FilteredFigures {
  readonly card: FoundCard;
  readonly filters: readonly PlanFilter[];
}

const unfiltered: CardRun = { resultId: null, reach: { applied: [], skipped: [] } };

async function findFigures(
  context: FiguresContext,
  { card, filters }: FilteredFigures,
  { isFresh, signal }: Pick<FiguresRequest, "isFresh" | "signal">,
): Promise<CardRun> {
  if (filters.length === 0) return unfiltered;
  const { cardId, databaseId, found } = card;
  const { source } = await findSource(context, { databaseId });
  const filterKey = keyOfRun(found, filters, revisionOf(source));
  // What is saved is read within the shared run. A caller that read before it would miss what a run saves meanwhile.
  const find = async (shared: AbortSignal) => {
    const saved = isFresh ? null : await findCardRun(context, { cardId, filterKey });
    if (saved !== null) return saved;
    const run = await computeFigures(context, { card, filters }, { isFresh, signal: shared });
    await saveCardRun(context, { cardId, filterKey }, run);
    return run;
  };
  return context.cardRuns.share(`${cardId} ${filterKey}${isFresh ? " fresh" : ""}`, find, signal);
}

/** Runs the plan with the filters that reach it. Values of filters that do not reach it make no difference. */
async function computeFigures(
  context: FiguresContext,
  { card, filters }: FilteredFigures,
  request: Pick<FiguresRequest, "isFresh" | "signal">,
): Promise<CardRun> {
  const reach = await findReach(context, { card, filters }, request.signal);
  const reaching = filters.filter(({ id }) => reach.applied.includes(id));
  if (reaching.length < filters.length) {
    const { resultId } = await findFigures(context, { card, filters: reaching }, request);
    return { resultId, reach };
  }
  const { result } = card.found;
  const { resultId } = await computeChart(context, card.found, {
    plan: readPlanAsStored(result),
    edits: [],
    filters,
    planBefore: findNarrative(result)?.planBefore,
    signal: request.signal,
  });
  return { resultId, reach };
}

async function findReach(
  context: FiguresContext,
  { card: { cardId, databaseId, found }, filters }: FilteredFigures,
  signal: AbortSignal,
): Promise<CardReach> {
  const database = await findSource(context, { databaseId });
  const { timeZone } = database.settings;
  const card = await filteredCard(context, { id: cardId, found, timeZone });
  return context.asking.run("filterCard", { ...database, card, filters }, { signal });
}
