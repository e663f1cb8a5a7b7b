import { randomUUID } from "node:crypto";
import type { Dashboard } from "@askery/api";
import { AppError, renameTextFigures, type DashboardFilter } from "@askery/model";
import { idTaken } from "../../conversations/conversations.ts";
import { libraryMessages } from "../../messages/library-messages.ts";
import type { Store } from "../../store/open-store.ts";
import type { StoreContext } from "../../store/store-context.ts";
import { changeContents } from "./change-dashboard.ts";
import {
  findDashboard,
  readContents,
  writeContents,
  type ChartCard,
  type DashboardContents,
} from "./dashboard-contents.ts";
import { findRevision } from "./dashboard-history.ts";
import { getDashboard, insertDashboard, type DashboardRequest } from "./dashboards.ts";

/** Copies a dashboard with all that it shows, in its folder. The copy belongs to the user. A repeated request makes one copy. */
export async function duplicateDashboard(
  context: StoreContext,
  { dashboardId, userId, id = randomUUID() }: DashboardRequest & { readonly id?: string | undefined },
): Promise<Dashboard> {
  await context.store.transaction().execute(async (store) => {
    const { workspaceId, folderId } = await findDashboard({ store }, dashboardId);
    const contents = copyContents(await readContents(store, dashboardId));
    const copy = { id, databaseId: workspaceId, userId, title: contents.title };
    const isNew = await insertDashboard({ store, now: context.now }, copy);
    if (!isNew) return;
    await writeContents(store, id, contents);
    await store.updateTable("dashboard").set({ folderId }).where("id", "=", id).execute();
  });
  const copy = await findDashboard(context, id);
  if (copy.ownerId !== userId) throw idTaken();
  return getDashboard(context, { dashboardId: id, userId });
}

/**
 * Restores what an earlier revision showed, as a new one. Cards whose charts were deleted since then are left out.
 *
 * @throws AppError `not-found` if the dashboard has no such revision
 */
export async function restoreRevision(
  context: StoreContext,
  { dashboardId, userId, revision }: DashboardRequest & { readonly revision: number },
): Promise<Dashboard> {
  const contents = await findRevision(context, { dashboardId, revision });
  if (contents === null) throw new AppError("not-found", libraryMessages.noSuchDashboardRevision);
  await context.store.transaction().execute(async (store) => {
    const cards = await withExistingCharts(store, contents.cards);
    const request = { dashboardId, userId, revision: null };
    await changeContents({ store, now: context.now }, request, () => ({ ...contents, cards }));
  });
  return getDashboard(context, { dashboardId, userId });
}

async function withExistingCharts(store: Store, cards: readonly ChartCard[]): Promise<readonly ChartCard[]> {
  if (cards.length === 0) return [];
  const charts = await store
    .selectFrom("chart")
    .select("id")
    .where(
      "id",
      "in",
      cards.map(({ chartId }) => chartId),
    )
    .where("deletedAtMs", "is", null)
    .execute();
  const existing = new Set(charts.map(({ id }) => id));
  return cards.filter(({ chartId }) => existing.has(chartId));
}

const longestTitle = 200;

/** The same with ids of its own. Filters and texts name cards, and cards name tabs, so these follow. */
function copyContents({
  title,
  filters,
  tabs,
  texts,
  phone = [],
  cards,
}: DashboardContents): DashboardContents {
  const ids = new Map([...tabs, ...texts, ...cards].map(({ id }) => [id, randomUUID()]));
  const copyId = (id: string) => ids.get(id) ?? id;
  const copyCard = <Card extends Pick<ChartCard, "id" | "tabId">>(card: Card): Card => ({
    ...card,
    id: copyId(card.id),
    tabId: card.tabId === null ? null : copyId(card.tabId),
  });
  return {
    title: `Copy of ${title}`.slice(0, longestTitle),
    filters: filters.map((filter): DashboardFilter => ({
      ...filter,
      targets: Object.fromEntries(
        Object.entries(filter.targets).map(([cardId, target]) => [copyId(cardId), target]),
      ),
    })),
    tabs: tabs.map((tab) => ({ ...tab, id: copyId(tab.id) })),
    texts: texts.map((card) => ({
      ...copyCard(card),
      text: renameTextFigures(card.text, copyId),
    })),
    phone: phone.map((card) => ({ ...card, id: copyId(card.id) })),
    cards: cards.map(copyCard),
  };
}
