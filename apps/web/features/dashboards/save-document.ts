import { exportDashboard, type Dashboard, type DashboardFormat } from "@askery/api";
import { fileNameOf, saveFile } from "../../shared/files/save-file.ts";
import { bodyOfState, stateOf } from "./filters/use-card-figures.ts";
import type { FilterUse } from "./filters/use-filters.ts";

/** Downloads a dashboard as it is shown: with the values of its filters and the clicked marks. */
export function saveDocument({ id, title }: Dashboard, use: FilterUse, format: DashboardFormat): void {
  const path = exportDashboard.path.replace("{dashboardId}", id);
  const clicked = use.points.map(({ words }) => words.slice(0, maxWords));
  const of = JSON.stringify({ ...bodyOfState(stateOf(use)), clicked });
  saveFile(`${path}?${new URLSearchParams({ of, format }).toString()}`, fileNameOf(title, format));
}

const maxWords = 200;
