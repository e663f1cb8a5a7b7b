import { readDashboardFilters } from "@askery/api";
import type { CardSlot, DashboardFilter, DashboardTab, PhoneCard, TextCard } from "@askery/model";
import type { Selectable } from "kysely";
import type { Store } from "../../store/open-store.ts";
import { adoptImages } from "./text-images.ts";
import type { DashboardTable } from "../../store/dashboard-tables.ts";

export type DashboardRow = Selectable<DashboardTable>;

/** All that people arrange on a dashboard. */
export interface DashboardContents {
  readonly title: string;
  readonly filters: readonly DashboardFilter[];
  readonly tabs: readonly DashboardTab[];
  readonly texts: readonly TextCard[];
  /** What was chosen for phones. Absent in revisions from before. */
  readonly phone?: readonly PhoneCard[];
  /** Without the cards whose charts are in the trash: they remain, because the charts may be restored. */
  readonly cards: readonly ChartCard[];
}

export interface ChartCard extends CardSlot {
  readonly id: string;
  readonly chartId: string;
  readonly tabId: string | null;
}

export async function readContents(store: Store, dashboardId: string): Promise<DashboardContents> {
  const row = await findDashboard({ store }, dashboardId);
  return { title: row.title, ...readParts(row), cards: await listCards(store, dashboardId) };
}

export async function findDashboard({ store }: { readonly store: Store }, id: string): Promise<DashboardRow> {
  return store.selectFrom("dashboard").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
}

/** The cards of a dashboard whose charts exist, from the top left. */
export function listCards(store: Store, dashboardId: string): Promise<readonly ChartCard[]> {
  return store
    .selectFrom("card")
    .innerJoin("chart", "chart.id", "card.chartId")
    .select(["card.id", "card.chartId", "card.tabId", "card.x", "card.y", "card.w", "card.h"])
    .where("card.dashboardId", "=", dashboardId)
    .where("chart.deletedAtMs", "is", null)
    .orderBy("card.y")
    .orderBy("card.x")
    .orderBy("card.id")
    .execute();
}

type DashboardParts = Required<Pick<DashboardContents, "filters" | "tabs" | "texts" | "phone">>;

/** What a dashboard's own row contains. No filters if a newer Askery saved them. */
export function readParts({
  filters,
  tabs,
  texts,
  phone,
}: Pick<DashboardRow, "filters" | "tabs" | "texts" | "phone">): DashboardParts {
  return {
    filters: readDashboardFilters(JSON.parse(filters)) ?? [],
    tabs: JSON.parse(tabs) as readonly DashboardTab[],
    texts: JSON.parse(texts) as readonly TextCard[],
    phone: JSON.parse(phone) as readonly PhoneCard[],
  };
}

/** Replaces what a dashboard shows. Its ids of cards must be its own or new. */
export async function writeContents(
  store: Store,
  dashboardId: string,
  { title, filters, tabs, texts, phone = [], cards }: DashboardContents,
): Promise<void> {
  await store
    .updateTable("dashboard")
    .set({
      title,
      filters: JSON.stringify(filters),
      tabs: JSON.stringify(tabs),
      texts: JSON.stringify(texts),
      phone: JSON.stringify(phone),
    })
    .where("id", "=", dashboardId)
    .execute();
  await adoptImages(store, dashboardId, texts);
  const remaining = new Set(cards.map(({ id }) => id));
  for (const { id } of await listCards(store, dashboardId)) {
    if (!remaining.has(id)) await store.deleteFrom("card").where("id", "=", id).execute();
  }
  for (const { id, chartId, tabId, x, y, w, h } of cards) {
    const slot = { tabId, x, y, w, h };
    await store
      .insertInto("card")
      .values({ id, dashboardId, chartId, ...slot })
      .onConflict((conflict) =>
        conflict.column("id").doUpdateSet(slot).where("card.dashboardId", "=", dashboardId),
      )
      .execute();
  }
}
