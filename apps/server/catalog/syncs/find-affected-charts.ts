import { readStoredPlan, type AffectedChart, type SchemaChange } from "@askery/api";
import type { StoreContext } from "../../store/store-context.ts";
import { findFirstUsed } from "./find-first-used.ts";

/**
 * The saved charts that use tables or columns which a change removed, or columns whose type has changed, with the
 * dashboards that show them. If there are several reasons, a removal is reported.
 */
export async function findAffectedCharts(
  { store }: Pick<StoreContext, "store">,
  databaseId: string,
  changes: readonly SchemaChange[],
): Promise<readonly AffectedChart[]> {
  const affecting = affectingKinds.flatMap((kind) => changes.filter((change) => change.kind === kind));
  if (affecting.length === 0) return [];
  const charts = await store
    .selectFrom("chart")
    .innerJoin("result", "result.id", "chart.resultId")
    .select(["chart.id", "title", "result.plan"])
    .where("chart.workspaceId", "=", databaseId)
    .where("deletedAtMs", "is", null)
    .orderBy("title")
    .execute();
  const affected = charts.flatMap(({ id, title, plan: stored }) => {
    const plan = readStoredPlan(JSON.parse(stored));
    const first = plan === null ? null : findFirstUsed(plan, affecting);
    return first === null ? [] : { chartId: id, title, reason: first.summary };
  });
  if (affected.length === 0) return [];
  const showing = await findShowing(store, databaseId);
  return affected.map((chart) => ({ ...chart, dashboards: showing.get(chart.chartId) ?? [] }));
}

/** Most severe first. */
const affectingKinds: readonly SchemaChange["kind"][] = [
  "table-removed",
  "table-unreadable",
  "column-removed",
  "column-unreadable",
  "column-retyped",
];

type Showing = AffectedChart["dashboards"][number];

/** The dashboards that show each chart. */
async function findShowing(
  store: StoreContext["store"],
  databaseId: string,
): Promise<ReadonlyMap<string, readonly Showing[]>> {
  const rows = await store
    .selectFrom("card")
    .innerJoin("dashboard", "dashboard.id", "card.dashboardId")
    .select(["card.chartId", "dashboard.id as dashboardId", "dashboard.title"])
    .distinct()
    .where("dashboard.workspaceId", "=", databaseId)
    .where("dashboard.deletedAtMs", "is", null)
    .orderBy("dashboard.title")
    .orderBy("dashboard.id")
    .execute();
  const showing = Map.groupBy(rows, ({ chartId }) => chartId);
  return new Map(
    [...showing].map(([chartId, found]) => [
      chartId,
      found.map(({ dashboardId, title }) => ({ dashboardId, title })),
    ]),
  );
}
