import { lockFilters, type FilterValue } from "@askery/model";
import type { PlanFilter } from "@askery/asking";
import { findSource, revisionOf } from "../../databases/sources/find-source.ts";
import { computeChart } from "../../library/charts/compute-chart.ts";
import { findChart } from "../../library/charts/find-chart.ts";
import { withResult, type FoundChart } from "../../library/charts/found-chart.ts";
import type { ShownCard } from "../../library/dashboards/card-figures.ts";
import { keyOfRun, type CardRun } from "../../library/dashboards/card-runs.ts";
import { filteredCard } from "../../library/dashboards/find-card.ts";
import { planFiltersOf } from "../../library/dashboards/plan-filters.ts";
import type { OpenLink } from "../../policies/find-link.ts";
import { findNarrative, findResult, readPlanAsStored } from "../../results/find-result.ts";
import { dropUnused } from "../../results/sweep-results.ts";
import type { SharingContext } from "../links/sharing-context.ts";
import type { LockedFilter } from "./lock-values.ts";

interface LockedChart {
  readonly link: OpenLink;
  readonly locked: readonly LockedFilter[];
  /** By the ids of the filters. */
  readonly values: ReadonlyMap<string, FilterValue>;
  /** Figures that are older are computed again. */
  readonly maxAgeMs: number;
  readonly signal: AbortSignal;
}

/**
 * The chart of an embed under locked filters, and which of these reach it. Its figures are computed once for all frames
 * with the same values.
 *
 * @throws AppError if the database fails
 */
export async function findLockedChart(
  context: SharingContext,
  { link, locked, values, maxAgeMs, signal }: LockedChart,
): Promise<Pick<ShownCard, "shown" | "reach">> {
  const found = await findChart(context, { chartId: link.targetId, signal });
  const own = locked.map(({ filter }) => filter);
  const filters = planFiltersOf(lockFilters(own, values), {}, link.targetId);
  const { source } = await findSource(context, { databaseId: link.databaseId });
  const run = { linkId: link.id, filterKey: keyOfRun(found, filters, revisionOf(source)), maxAgeMs };
  const find = async (shared: AbortSignal) =>
    (await findSaved(context, run, filters)) ??
    compute(context, { link, found, filters, signal: shared }, run);
  const { resultId, reach } = await context.cardRuns.share(`${run.linkId} ${run.filterKey}`, find, signal);
  const shown = resultId === null ? found : withResult(found, await findResult(context.store, resultId));
  return { shown, reach };
}

interface EmbedRun {
  readonly linkId: string;
  readonly filterKey: string;
  readonly maxAgeMs: number;
}

/** Only figures that all filters reached are saved. */
async function findSaved(
  { store, now }: SharingContext,
  { linkId, filterKey, maxAgeMs }: EmbedRun,
  filters: readonly PlanFilter[],
): Promise<CardRun | null> {
  const row = await store
    .selectFrom("embedRun")
    .select("resultId")
    .where("linkId", "=", linkId)
    .where("filterKey", "=", filterKey)
    .where("savedAtMs", ">", now() - maxAgeMs)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    resultId: row.resultId,
    reach: { applied: filters.map(({ id }) => id), skipped: [] },
    sizeBytes: 0,
  };
}

interface ToCompute {
  readonly link: OpenLink;
  readonly found: FoundChart;
  readonly filters: readonly PlanFilter[];
  readonly signal: AbortSignal;
}

async function compute(
  context: SharingContext,
  { link, found, filters, signal }: ToCompute,
  run: EmbedRun,
): Promise<CardRun> {
  const database = await findSource(context, { databaseId: link.databaseId });
  const { timeZone } = database.settings;
  const card = await filteredCard(context, { id: link.targetId, found, timeZone });
  const reach = await context.asking.run("filterCard", { ...database, card, filters }, { signal });
  if (reach.skipped.length > 0) return { resultId: null, reach, sizeBytes: 0 };
  const { resultId, applied, skipped } = await context.figureCache.withRoom(() =>
    computeChart(context, found, {
      plan: readPlanAsStored(found.result),
      edits: [],
      filters,
      planBefore: findNarrative(found.result)?.planBefore,
      signal,
    }),
  );
  if (skipped.length === 0) await save(context, run, resultId);
  return { resultId, reach: { applied, skipped }, sizeBytes: 0 };
}

/** Saves figures in place of those that are too old to be shown again. */
async function save(
  { store, now }: SharingContext,
  { linkId, filterKey, maxAgeMs }: EmbedRun,
  resultId: string,
): Promise<void> {
  const savedAtMs = now();
  const old = await store
    .selectFrom("embedRun")
    .select(["filterKey", "resultId"])
    .where("linkId", "=", linkId)
    .where((of) => of.or([of("savedAtMs", "<=", savedAtMs - maxAgeMs), of("filterKey", "=", filterKey)]))
    .execute();
  if (old.length > 0) {
    const keys = old.map((one) => one.filterKey);
    await store.deleteFrom("embedRun").where("linkId", "=", linkId).where("filterKey", "in", keys).execute();
  }
  await store
    .insertInto("embedRun")
    .values({ linkId, filterKey, resultId, savedAtMs })
    .onConflict((conflict) => conflict.columns(["linkId", "filterKey"]).doUpdateSet({ resultId, savedAtMs }))
    .execute();
  await dropUnused(
    store,
    old.map((one) => one.resultId),
  );
}
