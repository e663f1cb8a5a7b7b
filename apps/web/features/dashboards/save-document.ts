import {
  drawDashboardPicture,
  exportCard,
  exportDashboard,
  type Card,
  type Dashboard,
  type DashboardFormat,
  type ExportFormat,
} from "@askery/api";
import { findTab } from "@askery/model";
import { fileNameOf, saveFile } from "../../shared/files/save-file.ts";
import { bodyOfState, stateOf } from "./filters/use-card-figures.ts";
import type { FilterUse } from "./filters/use-filters.ts";

/** Downloads a dashboard as it is shown: with the values of its filters and the clicked marks. */
export function saveDocument({ id, title }: Dashboard, use: FilterUse, format: DashboardFormat): void {
  const path = exportDashboard.path.replace("{dashboardId}", id);
  const query = new URLSearchParams({ of: printState(use), format });
  saveFile(`${path}?${query.toString()}`, fileNameOf(title, format));
}

/** Downloads a tab as it is shown: with the values of its filters and the clicked marks. Without tabs, all cards. */
export function savePicture({ id, title, tabs }: Dashboard, use: FilterUse, look: ShownLook): void {
  const path = drawDashboardPicture.path.replace("{dashboardId}", id);
  const query = new URLSearchParams({ of: printState(use), theme: look.theme });
  const tab = findTab(tabs, look.tabId);
  if (tab !== undefined) query.set("tab", tab.id);
  saveFile(`${path}?${query.toString()}`, fileNameOf(title, "png"));
}

interface CardToSave {
  readonly dashboardId: string;
  readonly card: Card;
  readonly use: FilterUse;
}

/** Downloads the rows that a card shows, with the values of the filters and the clicked marks. */
export function saveCardRows({ dashboardId, card, use }: CardToSave, format: ExportFormat): void {
  const path = exportCard.path.replace("{dashboardId}", dashboardId).replace("{cardId}", card.id);
  const query = new URLSearchParams({ of: printState(use), format });
  saveFile(`${path}?${query.toString()}`, fileNameOf(card.chart.title, format));
}

interface ShownLook {
  readonly theme: "light" | "dark";
  readonly tabId: string | null;
}

function printState(use: FilterUse): string {
  const clicked = use.points.map(({ words }) => words.slice(0, maxWords));
  return JSON.stringify({ ...bodyOfState(stateOf(use)), clicked });
}

const maxWords = 200;
