import type { FilteredCard } from "@askery/asking";
import { AppError, type DashboardFilter } from "@askery/model";
import type { AskingContext } from "../../databases/sources/asking-context.ts";
import { dayIn } from "../../databases/sources/find-source.ts";
import { libraryMessages } from "../../messages/library-messages.ts";
import { readPlanAsStored } from "../../results/find-result.ts";
import { readHead } from "../../results/result-rows.ts";
import { findChart } from "../charts/find-chart.ts";
import type { FoundChart } from "../charts/found-chart.ts";
import { findAskedAt } from "../charts/compute-chart.ts";
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
  const { store } = context;
  const card = await store
    .selectFrom("card")
    .innerJoin("chart", "chart.id", "card.chartId")
    .select("card.chartId")
    .where("card.id", "=", cardId)
    .where("card.dashboardId", "=", dashboardId)
    .where("chart.deletedAtMs", "is", null)
    .executeTakeFirst();
  if (card === undefined) throw new AppError("not-found", libraryMessages.noSuchCard(cardId));
  const dashboard = await findDashboard(context, dashboardId);
  return {
    cardId,
    dashboardId,
    databaseId: dashboard.workspaceId,
    filters: readParts(dashboard).filters,
    found: await findChart(context, { chartId: card.chartId, signal }),
  };
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
