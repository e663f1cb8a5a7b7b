import { readStoredChart, type ChartSummary } from "@askery/api";
import { isChartKind } from "@askery/model";
import { findPeople, showPerson } from "../../people/find-people.ts";
import { findVerifiedCharts } from "../../trust/verified/find-verified-charts.ts";
import { findStars } from "../saved/stars.ts";
import { findPublic } from "../../policies/find-public.ts";
import type { StoreContext } from "../../store/store-context.ts";

/** Summaries of charts for a user, in the order of the ids. */
export async function showCharts(
  context: StoreContext,
  ids: readonly string[],
  { userId }: { readonly userId: string },
): Promise<readonly ChartSummary[]> {
  if (ids.length === 0) return [];
  const rows = await context.store
    .selectFrom("chart")
    .innerJoin("result", "result.id", "chart.resultId")
    .select(["chart.id", "chart.workspaceId", "ownerId", "title", "chartType", "createdAtMs", "updatedAtMs"])
    .select(["result.ranAtMs", "result.chart"])
    .where("chart.id", "in", ids)
    .execute();
  const people = await findPeople(
    context,
    rows.map(({ ownerId }) => ownerId),
  );
  const verified = await findVerifiedCharts(context.store, ids);
  const dashboards = await countDashboards(context, ids);
  const starred = await findStars(context, { kind: "chart", ids, userId });
  const open = await findPublic(context, { kind: "chart", ids });
  const shown = rows.map(({ workspaceId, ownerId, chartType, chart, ...row }): ChartSummary => ({
    ...row,
    subtitle: readStoredChart(JSON.parse(chart)).chart.caption.subtitle,
    databaseId: workspaceId,
    // A newer Askery may have saved a kind that this version does not know.
    type: isChartKind(chartType) ? chartType : "table",
    owner: showPerson(people, ownerId),
    isMine: ownerId === userId,
    isStarred: starred.has(row.id),
    isPublic: open.has(row.id),
    dashboardCount: dashboards.get(row.id) ?? 0,
    verified: verified.get(row.id) ?? null,
  }));
  const indices = new Map(ids.map((id, index) => [id, index]));
  return shown.toSorted((one, other) => (indices.get(one.id) ?? 0) - (indices.get(other.id) ?? 0));
}

/** The number of dashboards that show each chart, without those in the trash. */
async function countDashboards(
  { store }: Pick<StoreContext, "store">,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await store
    .selectFrom("card")
    .innerJoin("dashboard", "dashboard.id", "card.dashboardId")
    .select(["card.chartId", (of) => of.fn.count<number>("card.dashboardId").distinct().as("count")])
    .where("card.chartId", "in", ids)
    .where("dashboard.deletedAtMs", "is", null)
    .groupBy("card.chartId")
    .execute();
  return new Map(rows.map(({ chartId, count }) => [chartId, count]));
}

/** The summary of one chart. */
export async function showChart(
  context: StoreContext,
  id: string,
  who: { readonly userId: string },
): Promise<ChartSummary> {
  const [chart] = await showCharts(context, [id], who);
  if (chart === undefined) throw new Error(`There is no chart ${id}.`);
  return chart;
}
