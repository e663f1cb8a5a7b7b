import type { PlanFilter } from "@askery/asking";
import { invariant } from "@askery/model";
import type { SharedWork } from "@askery/process";
import type { AskingContext } from "../../databases/sources/asking-context.ts";
import { findSource, revisionOf } from "../../databases/sources/find-source.ts";
import { findNarrative, findResult, readPlanAsStored } from "../../results/find-result.ts";
import { printChart, withResult, type FoundChart } from "../charts/charts.ts";
import { computeChart, refreshChart } from "../charts/refresh-chart.ts";
import { findComparison, planComparison, type ComparedRun } from "./compare-card.ts";
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
  const of = await findRun(context, request);
  const { found, run } = of;
  if (run.resultId === null && request.isFresh) {
    const own = await refreshChart(context, { ...request, chartId: found.chart.id });
    return withReach(own, run.reach, await compareFigures(context, { ...of, shown: found }, request));
  }
  const shown = await showRun(context, of);
  const compared = await compareFigures(context, { ...of, shown }, request);
  return withReach(await printChart(context, shown, request), run.reach, compared);
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
  return showRun(context, await findRun(context, { ...request, isFresh: false }));
}

/** The figures of a card as a document shows them. */
export interface ShownCard {
  readonly shown: FoundChart;
  readonly reach: CardReach;
  readonly compared: ComparedRun | null;
}

/**
 * The same with the filters that apply, and the figures of the period before.
 *
 * @throws AppError as `readCardFigures`
 */
export async function findShownCard(
  context: FiguresContext,
  request: Omit<FiguresRequest, "isFresh">,
): Promise<ShownCard> {
  const of = await findRun(context, { ...request, isFresh: false });
  const shown = await showRun(context, of);
  const compared = await compareFigures(context, { ...of, shown }, { ...request, isFresh: false });
  return { shown, reach: of.run.reach, compared };
}

interface FoundRun {
  readonly card: FoundCard;
  readonly filters: readonly PlanFilter[];
  readonly found: FoundChart;
  readonly run: CardRun;
}

/** The chart of a card with the figures of a run. */
async function showRun({ store }: FiguresContext, { found, run }: FoundRun): Promise<FoundChart> {
  return run.resultId === null ? found : withResult(found, await findResult(store, run.resultId));
}

async function findRun(context: FiguresContext, request: FiguresRequest): Promise<FoundRun> {
  const card = await findCard(context, request);
  const filters = [
    ...planFiltersOf(card.filters, request.filters, card.cardId),
    ...(await pointFiltersOf(context, request)),
  ];
  return { card, filters, found: card.found, run: await findFigures(context, { card, filters }, request) };
}

function withReach(chart: string, { applied, skipped }: CardReach, compared: ComparedRun | null): string {
  const reach = `"applied":${JSON.stringify(applied)},"skipped":${JSON.stringify(skipped)}`;
  return `${chart.slice(0, -1)},${reach},"compared":${printCompared(compared)}}`;
}

/** JSON of the API's `ComparedFigures`. The stored table is not parsed. */
function printCompared(compared: ComparedRun | null): string {
  if (compared === null || compared.kind === "none") return JSON.stringify(compared);
  const { now, before, result } = compared;
  const periods = `"now":${JSON.stringify(now)},"before":${JSON.stringify(before)}`;
  return `{"kind":"figures",${periods},"table":${result.head}}`;
}

/** The figures of the period before, or why there are none; null if nobody asked for them. */
async function compareFigures(
  context: FiguresContext,
  { card, filters, run, shown }: FoundRun & { readonly shown: FoundChart },
  request: FiguresRequest,
): Promise<ComparedRun | null> {
  const compared = findComparison(card, request.filters);
  if (compared === null) return null;
  const { settings } = await findSource(context, { databaseId: card.databaseId });
  const plan = planComparison({ compared, shown, filters, reach: run.reach, settings });
  if (plan.kind === "none") return plan;
  const { resultId } = await findFigures(context, { card, filters: plan.filters }, request);
  invariant(resultId !== null, "the period reaches the card, as that of the figures does");
  const { now, before } = plan;
  return { kind: "figures", now, before, result: await findResult(context.store, resultId) };
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
