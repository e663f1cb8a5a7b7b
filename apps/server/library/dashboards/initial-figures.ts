import type { Store } from "../../store/open-store.ts";
import { findResult } from "../../results/find-result.ts";
import { findSavedChart } from "../charts/find-chart.ts";
import { withResult, type FoundChart } from "../charts/found-chart.ts";
import { keyOfRun, type CardReach } from "./card-runs.ts";
import { findDashboard, readParts } from "./dashboard-contents.ts";
import type { CardRequest } from "./find-card.ts";
import { planFiltersOf } from "./plan-filters.ts";

/**
 * The chart of a card as a dashboard opens: under the initial values of its filters. Null if its figures were not computed
 * yet. Runs no query.
 */
export async function findInitialFigures(
  store: Store,
  { dashboardId, cardId, chartId }: Omit<CardRequest, "signal"> & { readonly chartId: string },
): Promise<FoundChart | null> {
  const found = await findSavedChart({ store }, chartId);
  if (found === null) return null;
  const dashboard = await findDashboard({ store }, dashboardId);
  const filters = planFiltersOf(readParts(dashboard).filters, {}, cardId);
  if (filters.length === 0) return found;
  const { revision } = await store
    .selectFrom("workspace")
    .select("revision")
    .where("id", "=", dashboard.workspaceId)
    .executeTakeFirstOrThrow();
  const run = await store
    .selectFrom("cardRun")
    .select(["resultId", "reach"])
    .where("cardId", "=", cardId)
    .where("filterKey", "=", keyOfRun(found, filters, revision))
    .executeTakeFirst();
  if (run === undefined) return null;
  if (run.resultId !== null) return withResult(found, await findResult(store, run.resultId));
  const { applied } = JSON.parse(run.reach) as CardReach;
  return applied.length === 0 ? found : null;
}
