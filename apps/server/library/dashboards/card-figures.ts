import type { PlanFilter } from "@askery/asking";
import { invariant, lockFilters, type FilterValue } from "@askery/model";
import type { SharedWork } from "@askery/process";
import type { AskingContext } from "../../databases/sources/asking-context.ts";
import { findSource, revisionOf } from "../../databases/sources/find-source.ts";
import { currentLimits } from "../../policies/current-limits.ts";
import { findNarrative, findResult, readPlanAsStored } from "../../results/find-result.ts";
import { printChart } from "../charts/charts.ts";
import { computeChart, type SharedSources } from "../charts/compute-chart.ts";
import { findChart } from "../charts/find-chart.ts";
import { withResult, type FoundChart } from "../charts/found-chart.ts";
import { renewFigures } from "../charts/refresh-chart.ts";
import { findComparison, planComparison, type ComparedRun } from "./compare-card.ts";
import { findCardRun, keyOfRun, saveCardRun, type CardReach, type CardRun } from "./card-runs.ts";
import { watchCard } from "./card-failures.ts";
import type { FigureCache } from "./figure-cache.ts";
import { findBreakdowns } from "./find-breakdowns.ts";
import { filteredCard, findCard, type CardRequest, type FoundCard } from "./find-card.ts";
import { planFiltersOf } from "./plan-filters.ts";
import { pointFiltersOf, type ClickedPoint } from "./point-filters.ts";

export interface FiguresContext extends AskingContext {
  /** The cards that are being computed. */
  readonly cardRuns: SharedWork<CardRun>;
  readonly figureCache: FigureCache;
}

export interface FiguresRequest extends CardRequest {
  readonly userId: string;
  /** The chosen values of filters, from outside. */
  readonly filters: unknown;
  /** Marks that were clicked on cards of the dashboard. */
  readonly points: readonly ClickedPoint[];
  /** Saved figures that are older are computed again. Null if those of any age will do. */
  readonly maxAgeMs: number | null;
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
  const { run } = of;
  const shown = run.resultId === null ? await renewOwn(context, of, request) : await showRun(context, of);
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
  request: Omit<FiguresRequest, "maxAgeMs">,
): Promise<FoundChart> {
  return showRun(context, await findRun(context, { ...request, maxAgeMs: null }));
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
  request: Omit<FiguresRequest, "maxAgeMs">,
): Promise<ShownCard> {
  const of = await findRun(context, { ...request, maxAgeMs: null });
  const shown = await showRun(context, of);
  const compared = await compareFigures(context, { ...of, shown }, { ...request, maxAgeMs: null });
  return { shown, reach: of.run.reach, compared };
}

/**
 * Computes the figures of a card if saved ones are older than asked, also those of the period before.
 *
 * @throws AppError as `readCardFigures`
 */
export async function renewCardFigures(context: FiguresContext, request: FiguresRequest): Promise<void> {
  const of = await findRun(context, request);
  const shown = of.run.resultId === null ? await renewOwn(context, of, request) : await showRun(context, of);
  await compareFigures(context, { ...of, shown }, request);
}

/**
 * A card under the initial values of the dashboard's filters, of which some have other values whatever is chosen. Its reach
 * names those that do not reach it.
 *
 * @throws AppError as `readCardFigures`
 */
export async function findLockedCard(
  context: FiguresContext,
  {
    locked,
    ...request
  }: Omit<FiguresRequest, "filters" | "points"> & { readonly locked: ReadonlyMap<string, FilterValue> },
): Promise<Pick<ShownCard, "shown" | "reach">> {
  const { filters, ...card } = await findCard(context, request);
  const own = { ...card, filters: lockFilters(filters, locked) };
  const planFilters = planFiltersOf(own.filters, {}, card.cardId);
  const run = await findFigures(context, { card: own, filters: planFilters }, request);
  const shown = await showRun(context, { card: own, filters: planFilters, found: card.found, run });
  return { shown, reach: run.reach };
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

/** The card's own figures. If they are too old, they are computed again, once for all callers at the same time. */
async function renewOwn(
  context: FiguresContext,
  { card, found }: FoundRun,
  { maxAgeMs, signal }: FiguresRequest,
): Promise<FoundChart> {
  if (!isTooOld(found.result.ranAtMs, maxAgeMs, context)) return found;
  const renew = async (shared: AbortSignal) => {
    // Another caller may have renewed them since this one read them.
    const current = await findChart(context, { chartId: found.chart.id, signal: shared });
    if (!isTooOld(current.result.ranAtMs, maxAgeMs, context)) return unfiltered;
    const sources = await findSources(context, { card, filters: [] }, maxAgeMs);
    await compute(context, card, () => renewFigures(context, current, { sources, signal: shared }));
    return unfiltered;
  };
  await context.cardRuns.share(`${found.chart.id} ${limitsKeyOf(card)} own`, renew, signal);
  return findChart(context, { chartId: found.chart.id, signal });
}

function isTooOld(ranAtMs: number, maxAgeMs: number | null, { now }: Pick<FiguresContext, "now">): boolean {
  return maxAgeMs !== null && now() - ranAtMs > maxAgeMs;
}

/** How old the rows of other cards may be for a card that has no figures yet. Its own age is theirs. */
const sharedAgeMs = 60_000;

async function findSources(
  context: FiguresContext,
  { card, filters }: FilteredFigures,
  maxAgeMs: number | null,
): Promise<SharedSources> {
  const { settings } = await findSource(context, { databaseId: card.databaseId });
  const { timeZone } = settings;
  // Those of other cards were computed for people who read everything.
  const breakdowns =
    limitsKeyOf(card) === "" ? await findBreakdowns(context, { card, filters, timeZone }) : [];
  return { breakdowns, maxAgeMs: Math.min(maxAgeMs ?? sharedAgeMs, sharedAgeMs) };
}

/** Callers with different data rules never share figures. */
function limitsKeyOf({ databaseId }: FoundCard): string {
  return currentLimits(databaseId)?.key ?? "";
}

interface FilteredFigures {
  readonly card: FoundCard;
  readonly filters: readonly PlanFilter[];
}

const unfiltered: CardRun = { resultId: null, reach: { applied: [], skipped: [] }, sizeBytes: 0 };

async function findFigures(
  context: FiguresContext,
  { card, filters }: FilteredFigures,
  { maxAgeMs, signal }: Pick<FiguresRequest, "maxAgeMs" | "signal">,
): Promise<CardRun> {
  if (filters.length === 0) return unfiltered;
  const { cardId, databaseId, found } = card;
  const { source } = await findSource(context, { databaseId });
  const filterKey = keyOfRun(found, filters, revisionOf(source));
  // What is saved is read within the shared run. A caller that read before it would miss what a run saves meanwhile.
  const find = async (shared: AbortSignal) => {
    const saved = await findCardRun(context, { cardId, filterKey });
    if (saved !== null && !isTooOld(saved.ranAtMs ?? Infinity, maxAgeMs, context)) return saved;
    const run = await computeFigures(context, { card, filters }, { maxAgeMs, signal: shared });
    await saveCardRun(context, { cardId, filterKey }, run);
    await context.figureCache.noteSaved(run.sizeBytes);
    return run;
  };
  const key = [cardId, filterKey, limitsKeyOf(card), ...(maxAgeMs === null ? [] : ["renewed"])];
  return context.cardRuns.share(key.join(" "), find, signal);
}

/** Runs the plan with the filters that reach it. Values of filters that do not reach it make no difference. */
async function computeFigures(
  context: FiguresContext,
  { card, filters }: FilteredFigures,
  request: Pick<FiguresRequest, "maxAgeMs" | "signal">,
): Promise<CardRun> {
  const reach = await findReach(context, { card, filters }, request.signal);
  const reaching = filters.filter(({ id }) => reach.applied.includes(id));
  if (reaching.length < filters.length) {
    const run = await findFigures(context, { card, filters: reaching }, request);
    const { applied, skipped } = run.reach;
    const both = { applied, skipped: [...reach.skipped, ...skipped] };
    return { resultId: run.resultId, reach: both, sizeBytes: 0 };
  }
  const { result } = card.found;
  const run = {
    plan: readPlanAsStored(result),
    edits: [],
    filters,
    planBefore: findNarrative(result)?.planBefore,
    sources: await findSources(context, { card, filters }, request.maxAgeMs),
    signal: request.signal,
  };
  const { resultId, applied, skipped, sizeBytes } = await compute(context, card, () =>
    computeChart(context, card.found, run),
  );
  return { resultId, reach: { applied, skipped }, sizeBytes };
}

function compute<Result>(
  context: FiguresContext,
  { cardId }: FoundCard,
  work: () => Promise<Result>,
): Promise<Result> {
  return context.figureCache.withRoom(() => watchCard(context, cardId, work));
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
