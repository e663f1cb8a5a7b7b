import { readDashboardFilters, type Dashboard } from "@askery/api";
import {
  AppError,
  gridColumns,
  type CardSlot,
  type DashboardFilter,
  type DashboardTab,
  type PhoneCard,
  type TextCard,
} from "@askery/model";
import { idTaken } from "../../conversations/conversations.ts";
import { libraryMessages } from "../../messages/library-messages.ts";
import type { Store } from "../../store/open-store.ts";
import type { StoreContext } from "../../store/store-context.ts";
import {
  findDashboard,
  readContents,
  writeContents,
  type ChartCard,
  type DashboardContents,
} from "./dashboard-contents.ts";
import { recordRevision } from "./dashboard-history.ts";
import { getDashboard, type DashboardRequest } from "./dashboards.ts";

/** A card in its slot. A new one names its chart. */
interface PlacedCard extends CardSlot {
  readonly id: string;
  readonly chartId?: string | undefined;
  readonly tabId: string | null;
}

export interface DashboardChange extends DashboardRequest {
  /** The revision on which the change is based. */
  readonly revision: number;
  readonly title?: string | undefined;
  /** All cards with charts. */
  readonly cards?: readonly PlacedCard[] | undefined;
  readonly texts?: readonly TextCard[] | undefined;
  readonly tabs?: readonly DashboardTab[] | undefined;
  readonly phone?: readonly PhoneCard[] | undefined;
  /** `DashboardFilter`s from outside. */
  readonly filters?: readonly unknown[] | undefined;
}

/**
 * Changes what a dashboard shows. Parts that are not given do not change.
 *
 * @throws AppError `conflict` if another user changed it in the meantime; `invalid-input` for a card outside the grid or
 * filters that are none; `not-found` for a new card without a chart of the database
 */
export async function updateDashboard(context: StoreContext, change: DashboardChange): Promise<Dashboard> {
  const { title, cards, texts, tabs, phone } = change;
  const filters = change.filters === undefined ? undefined : checkFilters(change.filters);
  checkSlots([...(cards ?? []), ...(texts ?? [])]);
  await context.store.transaction().execute(async (store) => {
    await changeContents({ store, now: context.now }, change, async (before) => ({
      ...before,
      ...(title !== undefined && { title }),
      ...(filters !== undefined && { filters }),
      ...(tabs !== undefined && { tabs }),
      ...(texts !== undefined && { texts }),
      ...(phone !== undefined && { phone }),
      ...(cards !== undefined && { cards: await placeCards(store, change, { before, cards }) }),
    }));
  });
  return getDashboard(context, change);
}

/** @throws AppError `invalid-input` */
export function checkFilters(filters: unknown): readonly DashboardFilter[] {
  const read = readDashboardFilters(filters);
  if (read === null) throw new AppError("invalid-input", libraryMessages.unreadableFilters);
  return read;
}

/**
 * Changes a dashboard, in a transaction, as one revision of its history.
 *
 * @param revision the one on which the change is based. Null: any
 * @throws AppError `conflict` if it is not the current one
 */
export async function changeContents(
  { store, now }: StoreContext,
  { dashboardId, userId, revision }: DashboardRequest & { readonly revision: number | null },
  change: (before: DashboardContents) => Promise<DashboardContents> | DashboardContents,
): Promise<void> {
  // A dashboard from before histories has no revision yet.
  await recordRevision(store, dashboardId);
  const { numUpdatedRows } = await store
    .updateTable("dashboard")
    .set((of) => ({ revision: of("revision", "+", 1), updatedAtMs: now(), updatedById: userId }))
    .where("id", "=", dashboardId)
    .$if(revision !== null, (query) => query.where("revision", "=", revision ?? 0))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new AppError("conflict", libraryMessages.dashboardChanged);
  await writeContents(store, dashboardId, await change(await readContents(store, dashboardId)));
  await recordRevision(store, dashboardId);
}

interface Placing {
  readonly before: DashboardContents;
  readonly cards: readonly PlacedCard[];
}

async function placeCards(
  store: Store,
  { dashboardId }: DashboardRequest,
  { before, cards }: Placing,
): Promise<readonly ChartCard[]> {
  const known = new Map(before.cards.map(({ id, chartId }) => [id, chartId]));
  const placed = cards.map((card): ChartCard => {
    const chartId = known.get(card.id) ?? card.chartId;
    if (chartId === undefined) throw new AppError("not-found", libraryMessages.noSuchCard(card.id));
    return { ...card, chartId };
  });
  const added = placed.filter(({ id }) => !known.has(id));
  await checkNew(store, added, dashboardId);
  return placed;
}

/** New cards must have ids of their own, and charts of the dashboard's database. */
async function checkNew(store: Store, added: readonly ChartCard[], dashboardId: string): Promise<void> {
  if (added.length === 0) return;
  const { workspaceId } = await findDashboard({ store }, dashboardId);
  const ids = added.map(({ id }) => id);
  const taken = await store.selectFrom("card").select("id").where("id", "in", ids).executeTakeFirst();
  if (taken !== undefined) throw idTaken();
  for (const chartId of new Set(added.map((card) => card.chartId))) {
    await checkChart(store, { chartId, databaseId: workspaceId });
  }
}

/** @throws AppError `not-found` for a chart that is not in the database */
export async function checkChart(
  store: Store,
  { chartId, databaseId }: { readonly chartId: string; readonly databaseId: string },
): Promise<void> {
  const chart = await store
    .selectFrom("chart")
    .select("id")
    .where("id", "=", chartId)
    .where("workspaceId", "=", databaseId)
    .where("deletedAtMs", "is", null)
    .executeTakeFirst();
  if (chart === undefined) throw new AppError("not-found", libraryMessages.noSuchChart);
}

/** @throws AppError `invalid-input` for a card outside the grid */
export function checkSlots(cards: readonly CardSlot[]): void {
  const outside = cards.find(({ x, w }) => x + w > gridColumns);
  if (outside === undefined) return;
  throw new AppError("invalid-input", libraryMessages.cardOutsideGrid(gridColumns));
}
