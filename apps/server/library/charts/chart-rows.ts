import { readStoredChart, type ChartSummary } from "@askery/api";
import { isChartKind } from "@askery/model";
import { findPeople, showPerson } from "../../people/find-people.ts";
import { readerKey } from "../../policies/current-limits.ts";
import { findVerifiedCharts } from "../../trust/verified/find-verified-charts.ts";
import { readFolderTree } from "../folders/folder-tree.ts";
import { findStars } from "../saved/stars.ts";
import { findPublic } from "../../policies/find-public.ts";
import { createBatchedRead } from "../../store/batched-read.ts";
import type { StoreContext } from "../../store/store-context.ts";
import { describeStale } from "./stale-charts.ts";
import { nameChart, titleOf } from "./found-chart.ts";

/** Summaries of charts for a user, in the order of the ids. */
export async function showCharts(
  context: StoreContext,
  ids: readonly string[],
  { userId }: { readonly userId: string },
): Promise<readonly ChartSummary[]> {
  if (ids.length === 0) return [];
  const rows = await findRows(context, ids);
  const people = await findPeople(
    context,
    rows.map(({ ownerId }) => ownerId),
  );
  const verified = await findVerifiedCharts(context.store, ids);
  const dashboards = await countDashboards(context, ids);
  const starred = await findStars(context, { kind: "chart", ids, userId });
  const open = await findPublic(context, { kind: "chart", ids });
  const filed = rows.find(({ folderId }) => folderId !== null);
  const tree = filed && (await readFolderTree(context, { databaseId: filed.workspaceId, kind: "chart" }));
  const shown = rows.map((row): ChartSummary => ({
    id: row.id,
    ...describeFigures(row),
    createdAtMs: row.createdAtMs,
    updatedAtMs: row.updatedAtMs,
    databaseId: row.workspaceId,
    owner: showPerson(people, row.ownerId),
    isMine: row.ownerId === userId,
    isStarred: starred.has(row.id),
    isPublic: open.has(row.id),
    stale: describeStale({ ...row, ranAtMs: describeFigures(row).ranAtMs }, context.now()),
    dashboardCount: dashboards.get(row.id) ?? 0,
    folderId: tree?.placeOf(row.folderId) ?? null,
    // What was verified are the figures of the chart's own result.
    verified: row.limitsKey === readerKey() ? (verified.get(row.id) ?? null) : null,
  }));
  const indices = new Map(ids.map((id, index) => [id, index]));
  return shown.toSorted((one, other) => (indices.get(one.id) ?? 0) - (indices.get(other.id) ?? 0));
}

/** Charts with their own results, and with those of the present reader if these are others. */
function findRows({ store }: Pick<StoreContext, "store">, ids: readonly string[]) {
  return store
    .selectFrom("chart")
    .innerJoin("result", "result.id", "chart.resultId")
    .leftJoin("chartRun", (join) =>
      join
        .onRef("chartRun.chartId", "=", "chart.id")
        .onRef("chartRun.ofResultId", "=", "chart.resultId")
        .on("chartRun.limitsKey", "=", readerKey()),
    )
    .leftJoin("result as ofReader", "ofReader.id", "chartRun.resultId")
    .select([
      "chart.id",
      "chart.workspaceId",
      "ownerId",
      "title",
      "isTitled",
      "chartType",
      "design",
      "folderId",
      "staleReason",
      "staleDetail",
    ])
    .select(["createdAtMs", "updatedAtMs", "result.limitsKey", "result.ranAtMs", "result.chart"])
    .select(["ofReader.ranAtMs as readerRanAtMs", "ofReader.chart as readerChart"])
    .select(["ofReader.narrative as readerNarrative", "ofReader.plan as readerPlan"])
    .where("chart.id", "in", ids)
    .execute();
}

type ShownRow = Awaited<ReturnType<typeof findRows>>[number];

/** What a summary shows of figures. Those that the present reader may not read leave neither a title nor a subtitle. */
function describeFigures(row: ShownRow): Pick<ChartSummary, "title" | "subtitle" | "type" | "ranAtMs"> {
  const { title, isTitled, limitsKey, ranAtMs, readerChart: chart, readerPlan: plan } = row;
  // A newer Askery may have saved a kind that this version does not know.
  const saved = isChartKind(row.chartType) ? row.chartType : "table";
  const own = readStoredChart(JSON.parse(row.chart)).chart;
  if (limitsKey === readerKey()) return { title, subtitle: own.caption.subtitle, type: saved, ranAtMs };
  if (chart === null || plan === null) return { title: nameChart(row), subtitle: "", type: saved, ranAtMs };
  const { spec, caption } = readStoredChart(JSON.parse(chart)).chart;
  const type = row.design === null && row.chartType === own.spec.kind ? spec.kind : saved;
  return {
    title: isTitled === 1 ? title : titleOf({ chart, plan, narrative: row.readerNarrative }, type),
    subtitle: caption.subtitle,
    type,
    ranAtMs: row.readerRanAtMs ?? ranAtMs,
  };
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

const readSummaries = createBatchedRead<ChartSummary>();

/** The summary of one chart. */
export async function showChart(
  context: StoreContext,
  id: string,
  who: { readonly userId: string },
): Promise<ChartSummary> {
  const readAll = async (ids: readonly string[]) =>
    new Map((await showCharts(context, ids, who)).map((chart) => [chart.id, chart]));
  const group = `${who.userId} ${readerKey()}`;
  const chart = await readSummaries({ store: context.store, group, key: id, readAll });
  if (chart === undefined) throw new Error(`There is no chart ${id}.`);
  return chart;
}
