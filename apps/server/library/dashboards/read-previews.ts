import type { PreviewCard } from "@askery/api";
import { cardsOfTab, isChartKind, type CardSlot } from "@askery/model";
import type { StoreContext } from "../../store/store-context.ts";
import { readParts, type DashboardRow } from "./dashboard-contents.ts";

/** What a list shows of the cards of a dashboard: how many charts, and where those of the first tab are. */
export interface BoardPreview {
  readonly cardCount: number;
  readonly cards: readonly PreviewCard[];
}

/** Rows of the grid in a preview, about what is in sight when a dashboard opens. */
const maxRows = 20;

/** The previews of dashboards, with one query for all of them. They need no figures. */
export async function readPreviews(
  { store }: Pick<StoreContext, "store">,
  dashboards: readonly DashboardRow[],
): Promise<ReadonlyMap<string, BoardPreview>> {
  if (dashboards.length === 0) return new Map();
  const ids = dashboards.map(({ id }) => id);
  const rows = await store
    .selectFrom("card")
    .innerJoin("chart", "chart.id", "card.chartId")
    .select(["card.dashboardId", "card.tabId", "card.x", "card.y", "card.w", "card.h", "chart.chartType"])
    .where("card.dashboardId", "in", ids)
    .where("chart.deletedAtMs", "is", null)
    .execute();
  const charts = Map.groupBy(rows, ({ dashboardId }) => dashboardId);
  return new Map(
    dashboards.map((row) => {
      const { tabs, texts } = readParts(row);
      const ofCharts = (charts.get(row.id) ?? []).map(({ chartType, ...card }) => ({
        ...card,
        // A newer Askery may have saved a kind that this version does not know.
        kind: isChartKind(chartType) ? chartType : ("table" as const),
      }));
      const first = cardsOfTab([...ofCharts, ...texts], tabs, tabs[0]?.id ?? null);
      return [row.id, { cardCount: ofCharts.length, cards: first.filter(isInSight).map(showPreview) }];
    }),
  );
}

function isInSight({ y }: CardSlot): boolean {
  return y < maxRows;
}

function showPreview({ x, y, w, h, kind }: CardSlot & Pick<PreviewCard, "kind">): PreviewCard {
  return { x, y, w, h, kind };
}
