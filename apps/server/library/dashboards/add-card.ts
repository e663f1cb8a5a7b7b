import { randomUUID } from "node:crypto";
import { maxCards, type Dashboard } from "@askery/api";
import { AppError, cardSizesOf, cardsOfTab, insertCard } from "@askery/model";
import { idTaken } from "../../conversations/conversations.ts";
import { libraryMessages } from "../../messages/library-messages.ts";
import type { Store } from "../../store/open-store.ts";
import type { InDatabase, StoreContext } from "../../store/store-context.ts";
import { insertChart } from "../charts/save-chart.ts";
import { changeContents, checkChart } from "./change-dashboard.ts";
import type { DashboardContents } from "./dashboard-contents.ts";
import { getDashboard, type DashboardRequest } from "./dashboards.ts";

export interface CardWish extends DashboardRequest, InDatabase {
  readonly userId: string;
  /** The id of the card. Default: a new one. */
  readonly id?: string | undefined;
  readonly chart: { readonly chartId: string } | { readonly turnId: string };
}

/**
 * Adds a chart to the first tab, where other cards make room; the chart of an answer is saved as well. A card that was
 * already added stays in its slot.
 *
 * @throws AppError `not-found` for a chart that is not in the dashboard's database, `conflict` for a full dashboard
 */
export async function addCard(context: StoreContext, wish: CardWish): Promise<Dashboard> {
  const { dashboardId, databaseId, userId, id = randomUUID(), chart } = wish;
  const { now } = context;
  await context.store.transaction().execute(async (store) => {
    const known = await store
      .selectFrom("card")
      .select("dashboardId")
      .where("id", "=", id)
      .executeTakeFirst();
    if (known?.dashboardId === dashboardId) return;
    if (known !== undefined) throw idTaken();
    await changeContents({ store, now }, { dashboardId, userId, revision: null }, async (before) => {
      await checkRoom(store, dashboardId);
      if ("chartId" in chart) await checkChart(store, { chartId: chart.chartId, databaseId });
      const chartId =
        "chartId" in chart
          ? chart.chartId
          : await saveFromTurn({ store, now }, { turnId: chart.turnId, databaseId, userId });
      return insertInto(before, { id, chartId, chartType: await findType(store, chartId) });
    });
  });
  return getDashboard(context, wish);
}

interface NewCard {
  readonly id: string;
  readonly chartId: string;
  readonly chartType: string;
}

function insertInto(before: DashboardContents, { id, chartId, chartType }: NewCard): DashboardContents {
  const { tabs, texts, cards } = before;
  const added = { id, chartId, tabId: null, x: 0, y: 0, ...cardSizesOf(chartType).initial };
  const slots = [...cards, ...texts].map(({ id, tabId, x, y, w, h }) => ({ id, tabId, x, y, w, h }));
  const placed = new Map(insertCard(cardsOfTab(slots, tabs, null), added).map((slot) => [slot.id, slot]));
  const place = <Card extends { readonly id: string }>(card: Card): Card => {
    const { x, y, w, h } = placed.get(card.id) ?? {};
    return x === undefined ? card : { ...card, x, y, w, h };
  };
  return { ...before, texts: texts.map(place), cards: [...cards, added].map(place) };
}

async function checkRoom(store: Store, dashboardId: string): Promise<void> {
  const { count } = await store
    .selectFrom("card")
    .select((of) => of.fn.countAll<number>().as("count"))
    .where("dashboardId", "=", dashboardId)
    .executeTakeFirstOrThrow();
  if (count >= maxCards) throw new AppError("conflict", libraryMessages.dashboardFull(maxCards));
}

async function findType(store: Store, chartId: string): Promise<string> {
  const { chartType } = await store
    .selectFrom("chart")
    .select("chartType")
    .where("id", "=", chartId)
    .executeTakeFirstOrThrow();
  return chartType;
}

/** Accepts only an answer of the user, in the same database. */
async function saveFromTurn(
  context: { readonly store: Store; readonly now: () => number },
  wish: { readonly turnId: string; readonly databaseId: string; readonly userId: string },
): Promise<string> {
  const turn = await context.store
    .selectFrom("turn")
    .innerJoin("conversation", "conversation.id", "turn.conversationId")
    .select("turn.id")
    .where("turn.id", "=", wish.turnId)
    .where("conversation.ownerId", "=", wish.userId)
    .where("conversation.workspaceId", "=", wish.databaseId)
    .where("conversation.deletedAtMs", "is", null)
    .executeTakeFirst();
  if (turn === undefined) throw new AppError("not-found", libraryMessages.noSuchAnswer);
  return insertChart(context, wish);
}
