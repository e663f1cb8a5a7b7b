import { randomUUID } from "node:crypto";
import { readDashboardFilters, type Dashboard } from "@askery/api";
import {
  AppError,
  cardSizesOf,
  gridColumns,
  insertCard,
  type CardSlot,
  type DashboardFilter,
} from "@askery/model";
import type { Store } from "../../store/open-store.ts";
import { idTaken } from "../../conversations/conversations.ts";
import { getDashboard, type DashboardRequest } from "./dashboards.ts";
import { insertChart } from "../charts/save-chart.ts";
import type { InDatabase, StoreContext } from "../../store/store-context.ts";
import { libraryMessages } from "../../messages/library-messages.ts";

interface PlacedCard extends CardSlot {
  readonly id: string;
}

export interface DashboardChange extends DashboardRequest {
  /** The revision on which the change is based. */
  readonly revision: number;
  readonly title?: string | undefined;
  /** All cards that remain. */
  readonly cards?: readonly PlacedCard[] | undefined;
  /** `DashboardFilter`s from outside. */
  readonly filters?: readonly unknown[] | undefined;
}

/**
 * Renames a dashboard, moves its cards or removes some, or replaces its filters.
 *
 * @throws AppError `conflict` if another user changed it in the meantime; `invalid-input` for a card outside the grid or
 * filters that are none
 */
export async function updateDashboard(context: StoreContext, change: DashboardChange): Promise<Dashboard> {
  const { dashboardId, userId, revision, title, cards } = change;
  const filters = change.filters === undefined ? undefined : checkFilters(change.filters);
  if (cards !== undefined) checkSlots(cards);
  await context.store.transaction().execute(async (store) => {
    await raiseRevision({ store, now: context.now }, { dashboardId, userId, revision });
    if (title !== undefined) {
      await store.updateTable("dashboard").set({ title }).where("id", "=", dashboardId).execute();
    }
    if (cards !== undefined) await arrangeCards(store, dashboardId, cards);
    if (filters !== undefined) {
      const printed = JSON.stringify(filters);
      await store.updateTable("dashboard").set({ filters: printed }).where("id", "=", dashboardId).execute();
    }
  });
  return getDashboard(context, change);
}

/** @throws AppError `invalid-input` */
export function checkFilters(filters: unknown): readonly DashboardFilter[] {
  const read = readDashboardFilters(filters);
  if (read === null) throw new AppError("invalid-input", libraryMessages.unreadableFilters);
  return read;
}

export interface CardWish extends DashboardRequest, InDatabase {
  readonly userId: string;
  /** The id of the card. Default: a new one. */
  readonly id?: string | undefined;
  readonly chart: { readonly chartId: string } | { readonly turnId: string };
}

/**
 * Adds a chart, for which other cards make room; the chart of an answer is saved as well. A card that was already added
 * stays in its slot.
 *
 * @throws AppError `not-found` for a chart that is not in the dashboard's database, `conflict` for a full dashboard
 */
export async function addCard(context: StoreContext, wish: CardWish): Promise<Dashboard> {
  const { dashboardId, databaseId, userId, id = randomUUID(), chart } = wish;
  await context.store.transaction().execute(async (store) => {
    const known = await store
      .selectFrom("card")
      .select("dashboardId")
      .where("id", "=", id)
      .executeTakeFirst();
    if (known?.dashboardId === dashboardId) return;
    if (known !== undefined) throw idTaken();
    await checkRoom(store, dashboardId);
    const chartId =
      "chartId" in chart
        ? await checkChart(store, chart.chartId, databaseId)
        : await saveFromTurn({ store, now: context.now }, { turnId: chart.turnId, databaseId, userId });
    await insertCardOf(store, { id, dashboardId, chartId });
    await raiseRevision({ store, now: context.now }, { dashboardId, userId, revision: null });
  });
  return getDashboard(context, wish);
}

const maxCards = 100;

/** Increases the revision. If `revision` is null, it is not compared. */
async function raiseRevision(
  { store, now }: { readonly store: Store; readonly now: () => number },
  { dashboardId, userId, revision }: DashboardRequest & { readonly revision: number | null },
): Promise<void> {
  const { numUpdatedRows } = await store
    .updateTable("dashboard")
    .set((of) => ({ revision: of("revision", "+", 1), updatedAtMs: now(), updatedById: userId }))
    .where("id", "=", dashboardId)
    .$if(revision !== null, (query) => query.where("revision", "=", revision ?? 0))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) return;
  throw new AppError("conflict", libraryMessages.dashboardChanged);
}

async function checkRoom(store: Store, dashboardId: string): Promise<void> {
  const { count } = await store
    .selectFrom("card")
    .select((of) => of.fn.countAll<number>().as("count"))
    .where("dashboardId", "=", dashboardId)
    .executeTakeFirstOrThrow();
  if (count >= maxCards) throw new AppError("conflict", libraryMessages.dashboardFull(maxCards));
}

async function insertCardOf(
  store: Store,
  card: { readonly id: string; readonly dashboardId: string; readonly chartId: string },
): Promise<void> {
  const { chartType } = await store
    .selectFrom("chart")
    .select("chartType")
    .where("id", "=", card.chartId)
    .executeTakeFirstOrThrow();
  const shown = await listShownCards(store, card.dashboardId);
  const size = cardSizesOf(chartType).initial;
  await store
    .insertInto("card")
    .values({ ...card, ...size, x: 0, y: 0 })
    .execute();
  await setSlots(store, insertCard(shown, { id: card.id, x: 0, y: 0, ...size }));
}

/** Without the cards whose charts are in the trash: they remain, because the charts may be restored. */
function listShownCards(store: Store, dashboardId: string): Promise<readonly PlacedCard[]> {
  return store
    .selectFrom("card")
    .innerJoin("chart", "chart.id", "card.chartId")
    .select(["card.id", "card.x", "card.y", "card.w", "card.h"])
    .where("card.dashboardId", "=", dashboardId)
    .where("chart.deletedAtMs", "is", null)
    .execute();
}

async function setSlots(store: Store, cards: readonly PlacedCard[]): Promise<void> {
  for (const { id, x, y, w, h } of cards) {
    await store.updateTable("card").set({ x, y, w, h }).where("id", "=", id).execute();
  }
}

async function arrangeCards(store: Store, dashboardId: string, cards: readonly PlacedCard[]): Promise<void> {
  const known = await listShownCards(store, dashboardId);
  const knownIds = new Set(known.map(({ id }) => id));
  const stranger = cards.find(({ id }) => !knownIds.has(id));
  if (stranger !== undefined) {
    throw new AppError("not-found", libraryMessages.noSuchCard(stranger.id));
  }
  const staying = new Set(cards.map(({ id }) => id));
  for (const id of knownIds) {
    if (!staying.has(id)) await store.deleteFrom("card").where("id", "=", id).execute();
  }
  await setSlots(store, cards);
}

function checkSlots(cards: readonly PlacedCard[]): void {
  const outside = cards.find(({ x, w }) => x + w > gridColumns);
  if (outside === undefined) return;
  throw new AppError("invalid-input", libraryMessages.cardOutsideGrid(gridColumns));
}

async function checkChart(store: Store, chartId: string, databaseId: string): Promise<string> {
  const chart = await store
    .selectFrom("chart")
    .select("id")
    .where("id", "=", chartId)
    .where("workspaceId", "=", databaseId)
    .where("deletedAtMs", "is", null)
    .executeTakeFirst();
  if (chart !== undefined) return chart.id;
  throw new AppError("not-found", libraryMessages.noSuchChart);
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
  if (turn === undefined) {
    throw new AppError("not-found", libraryMessages.noSuchAnswer);
  }
  return insertChart(context, wish);
}
