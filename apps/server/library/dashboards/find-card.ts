import type { FilteredCard } from "@askery/asking";
import { AppError, invariant, type DashboardFilter } from "@askery/model";
import type { AskingContext } from "../../databases/sources/asking-context.ts";
import { dayIn } from "../../databases/sources/find-source.ts";
import { libraryMessages } from "../../messages/library-messages.ts";
import { readPlanAsStored } from "../../results/find-result.ts";
import { readHead } from "../../results/result-rows.ts";
import { findChart } from "../charts/find-chart.ts";
import type { FoundChart } from "../charts/found-chart.ts";
import { findAskedAt } from "../charts/compute-chart.ts";
import { createBatchedRead } from "../../store/batched-read.ts";
import type { Store } from "../../store/open-store.ts";
import { findDashboard, readParts } from "./dashboard-contents.ts";

export interface CardRequest {
  readonly dashboardId: string;
  readonly cardId: string;
  /** Aborted when the client has left. */
  readonly signal: AbortSignal;
}

/** A card with its chart, and the filters of its dashboard. */
export interface FoundCard {
  readonly cardId: string;
  readonly dashboardId: string;
  readonly databaseId: string;
  readonly filters: readonly DashboardFilter[];
  readonly found: FoundChart;
}

/** @throws AppError `not-found` for a card that is not on the dashboard */
export async function findCard(
  context: AskingContext,
  { dashboardId, cardId, signal }: CardRequest,
): Promise<FoundCard> {
  const [chartId, dashboard] = await Promise.all([
    findChartOfCard(context.store, { dashboardId, cardId }),
    findOwnDashboard(context.store, dashboardId),
  ]);
  if (chartId === undefined) throw new AppError("not-found", libraryMessages.noSuchCard(cardId));
  const found = await findChart(context, { chartId, signal });
  return { cardId, dashboardId, ...dashboard, found };
}

const readChartIds = createBatchedRead<string>();

/** Undefined if the dashboard has no such card, or its chart is in the trash. */
function findChartOfCard(
  store: Store,
  { dashboardId, cardId }: Omit<CardRequest, "signal">,
): Promise<string | undefined> {
  const readAll = async (ids: readonly string[]) => {
    const rows = await store
      .selectFrom("card")
      .innerJoin("chart", "chart.id", "card.chartId")
      .select(["card.id", "card.chartId"])
      .where("card.id", "in", ids)
      .where("card.dashboardId", "=", dashboardId)
      .where("chart.deletedAtMs", "is", null)
      .execute();
    return new Map(rows.map(({ id, chartId }) => [id, chartId]));
  };
  return readChartIds({ store, group: dashboardId, key: cardId, readAll });
}

type OwnDashboard = Pick<FoundCard, "databaseId" | "filters">;
const readDashboards = createBatchedRead<OwnDashboard>();

/** What the cards of a dashboard need of it. Cards that are requested together share the read. */
async function findOwnDashboard(store: Store, dashboardId: string): Promise<OwnDashboard> {
  const readAll = async () => {
    const row = await findDashboard({ store }, dashboardId);
    return new Map([[dashboardId, { databaseId: row.workspaceId, filters: readParts(row).filters }]]);
  };
  const found = await readDashboards({ store, group: dashboardId, key: dashboardId, readAll });
  invariant(found !== undefined, "a dashboard that was read has its parts");
  return found;
}

/** A card as filters see it: its plan, the question of that, and the columns of its table. */
export async function filteredCard(
  context: Pick<AskingContext, "store" | "now">,
  {
    id,
    found: { chart, result },
    timeZone,
  }: {
    readonly id: string;
    readonly found: FoundChart;
    readonly timeZone: string;
  },
): Promise<FilteredCard> {
  const askedAtMs = await findAskedAt(context, chart);
  return {
    id,
    plan: readPlanAsStored(result),
    asked: { question: chart.question, askedOn: dayIn(timeZone, askedAtMs) },
    columns: readHead(result).columns,
  };
}
